import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { actionsTexts } from './actions.texts';
import type { OfferedAction } from './offered-actions';

interface LookButtonProps {
  readonly action: OfferedAction;
  readonly busy: boolean;
}

/** What only looks again, back or elsewhere, and is always at hand: a sign, with its name and why it cannot be used. */
export const LookButton = ({ action: { label, icon, refusal, effect }, busy }: LookButtonProps) => {
  const tooltip = refusal === undefined ? label : `${label}: ${refusal}`;
  if (refusal === undefined && 'href' in effect)
    return (
      <Tooltip title={tooltip} describeChild>
        <IconButton
          href={effect.href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${label} ${actionsTexts.newWindow}`}
        >
          {icon}
        </IconButton>
      </Tooltip>
    );
  const run = refusal === undefined && !busy && 'run' in effect ? effect.run : undefined;
  return (
    <Tooltip title={tooltip}>
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
