import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import { paymentDetailTexts } from '../detail.texts';
import type { ToolbarAction } from './toolbar-action';

interface RefusedButtonProps {
  readonly action: ToolbarAction;
  readonly refusal: string;
}

/** It can be reached, though not used: otherwise nobody without a mouse could read the reason. */
const RefusedButton = ({ action: { label, icon }, refusal }: RefusedButtonProps) => {
  const reasonId = useId();
  return (
    <>
      <Tooltip title={refusal} describeChild enterTouchDelay={0}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={icon}
          aria-disabled
          aria-describedby={reasonId}
          sx={{ color: 'text.disabled', cursor: 'not-allowed' }}
        >
          {label}
        </Button>
      </Tooltip>
      <span id={reasonId} hidden>
        {refusal}
      </span>
    </>
  );
};

/** One action of the toolbar as a button; what opens another window is a link. */
export const ActionButton = ({ action }: { readonly action: ToolbarAction }) => {
  const { label, icon, refusal, busy, effect } = action;
  if (refusal !== undefined) return <RefusedButton action={action} refusal={refusal} />;
  if ('href' in effect)
    return (
      <Button
        variant="outlined"
        color="inherit"
        startIcon={icon}
        href={effect.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${label} ${paymentDetailTexts.actions.newWindow}`}
      >
        {label}
      </Button>
    );
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : icon}
      aria-busy={busy}
      {...(busy ? {} : { onClick: effect.run })}
    >
      {label}
    </Button>
  );
};
