import Refresh from '@mui/icons-material/RefreshRounded';
import type { OfferedAction } from './offered-actions';

/** Returns the action that reads the page again. It needs no permission. */
export const reloadAction = (label: string, run: () => void): OfferedAction => ({
  name: 'reload',
  label,
  icon: <Refresh />,
  effect: { run },
  atHand: true,
  reloads: true,
});
