import Refresh from '@mui/icons-material/RefreshRounded';
import type { OfferedAction } from './offered-actions';

/** The action that asks again for what a page shows, which needs nobody's permission. */
export const reloadAction = (label: string, run: () => void): OfferedAction => ({
  name: 'reload',
  label,
  icon: <Refresh />,
  effect: { run },
  atHand: true,
  reloads: true,
});
