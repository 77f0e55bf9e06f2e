import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Returns true when the filters fit above the rows. They do not on a phone or in a low window, for example at 200 %
 * zoom.
 */
export const useFormRoom = (): boolean =>
  useMediaQuery(`${useTheme().breakpoints.up('sm')} and (min-height: 520.1px)`, { noSsr: true });
