import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { OfferedAction } from '../../actions/menu/use-offered-actions';

interface LookButtonProps {
  readonly action: OfferedAction;
  readonly busy: boolean;
}

/** What only looks again, or back, and is always at hand: reload and history, as signs. */
export const LookButton = ({ action: { label, icon, refusal, effect }, busy }: LookButtonProps) => {
  const run = refusal === undefined && !busy && 'run' in effect ? effect.run : undefined;
  return (
    <Tooltip title={refusal === undefined ? label : `${label}: ${refusal}`}>
      <IconButton
        aria-label={label}
        aria-busy={busy}
        {...(refusal === undefined ? {} : { 'aria-disabled': true, sx: { color: 'text.disabled' } })}
        {...(run ? { onClick: run } : {})}
      >
        {busy ? <CircularProgress size={20} color="inherit" aria-hidden /> : icon}
      </IconButton>
    </Tooltip>
  );
};
