import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** True where filters have room above the rows: not on a phone, nor in a low window, as one at 200 % zoom is. */
export const useFormRoom = (): boolean =>
  useMediaQuery(`${useTheme().breakpoints.up('sm')} and (min-height: 520.1px)`, { noSsr: true });
