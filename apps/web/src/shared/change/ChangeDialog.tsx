import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useId, type FormEvent, type ReactNode } from 'react';
import { AppDialog } from '@/shared/dialog';
import { texts } from '@/shared/texts';
import { changeTexts } from './change.texts';
import { ChangeProblem } from './ChangeProblem';
import type { ChangeState } from './use-change';

interface ChangeDialogProps {
  readonly title: string;
  readonly submit: {
    readonly label: string;
    /** It cannot be undone, or takes something away. */
    readonly danger?: boolean;
    /** Whether what is typed is complete and valid. */
    readonly valid: boolean;
    readonly run: () => void;
  };
  readonly change: { readonly state: ChangeState<unknown>; readonly locked: boolean };
  readonly onClose: () => void;
  /** What is asked, and, in `problem`, what stands now after a conflict. */
  readonly children: ReactNode;
  readonly problem?: ReactNode;
}

/**
 * The frame of a dialog that changes something. While it is on its way nothing can be altered nor left; after an unknown
 * outcome only the same can be tried again.
 */
export const ChangeDialog = ({
  title,
  submit: { label, danger = false, valid, run },
  change: { state, locked },
  onClose,
  children,
  problem,
}: ChangeDialogProps) => {
  const formId = useId();
  const sending = state.kind === 'sending';
  const shownLabel = state.kind === 'unknown' ? changeTexts.retry : label;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (valid && !sending) run();
  };
  return (
    <AppDialog
      open
      title={title}
      onClose={sending ? undefined : onClose}
      keepOnBackdrop
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={sending}>
            {texts.back}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={!valid || sending}
            startIcon={sending ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
          >
            {sending ? changeTexts.sending : shownLabel}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        autoComplete="off"
        onSubmit={handleSubmit}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        <Box
          component="fieldset"
          disabled={locked}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, m: 0, p: 0, border: 0, minWidth: 0 }}
        >
          {children}
        </Box>
        <ChangeProblem state={state}>{problem}</ChangeProblem>
      </Box>
    </AppDialog>
  );
};
