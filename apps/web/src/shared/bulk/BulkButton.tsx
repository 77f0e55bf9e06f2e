import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';

interface BulkButtonProps {
  readonly label: string;
  readonly isMain?: boolean;
  readonly enabled: boolean;
  /** Text of the tooltip: why some or all rows refuse the action, or why that is not known yet. */
  readonly reason: string | undefined;
  readonly onClick: () => void;
}

/**
 * Button of an action on a selection. A disabled one keeps keyboard focus: without focus, only people with a mouse
 * could read the reason.
 */
export const BulkButton = ({ label, isMain = false, enabled, reason, onClick }: BulkButtonProps) => {
  const reasonId = useId();
  return (
    <Tooltip title={reason ?? ''} describeChild enterTouchDelay={0}>
      <Button
        size="small"
        {...(isMain && enabled ? { variant: 'contained' } : { variant: 'outlined', color: 'inherit' })}
        aria-disabled={!enabled}
        aria-describedby={reason === undefined ? undefined : reasonId}
        sx={enabled ? {} : { color: 'text.disabled', cursor: 'not-allowed' }}
        onClick={() => {
          if (enabled) onClick();
        }}
      >
        {label}
        <span id={reasonId} hidden>
          {reason}
        </span>
      </Button>
    </Tooltip>
  );
};
