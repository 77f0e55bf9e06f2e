import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useId, useState, type SubmitEvent, type ReactNode } from 'react';
import { AppDialog, ConfirmDialog } from '@/shared/dialog';
import { FormLock } from '@/shared/form';
import { texts } from '@/shared/texts';
import { changeTexts } from './change.texts';
import { ChangeProblem } from './ChangeProblem';
import type { ChangeState } from './use-change';
import { useFocusAfterwards } from './use-focus-afterwards';

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
  /** Whether something was typed that closing would lose. */
  readonly dirty?: boolean;
  readonly onClose: () => void;
  /** What is asked, and, in `problem`, what stands now after a conflict. */
  readonly children: ReactNode;
  readonly problem?: ReactNode;
}

/** What closing would lose: the answer to whether the change was made, or what was typed. */
const leaving = (kind: ChangeState<unknown>['kind'], dirty: boolean) => {
  if (kind === 'unknown') return changeTexts.leaveUnknown;
  return dirty ? changeTexts.leaveTyped : undefined;
};

/**
 * The frame of a dialog that changes something. While it is on its way nothing can be altered nor left; after an unknown
 * outcome only the same can be tried again. Closing asks first when it would lose something.
 */
export const ChangeDialog = ({
  title,
  submit: { label, danger = false, valid, run },
  change: { state, locked },
  dirty = false,
  onClose,
  children,
  problem,
}: ChangeDialogProps) => {
  const formId = useId();
  const [asking, ask] = useState(false);
  const { submitRef, remember } = useFocusAfterwards(state.kind);
  const sending = state.kind === 'sending';
  const question = leaving(state.kind, dirty);
  const leave = () => {
    if (question) ask(true);
    else onClose();
  };
  const shownLabel = state.kind === 'unknown' ? changeTexts.retry : label;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!valid || sending) return;
    remember();
    run();
  };
  return (
    <AppDialog
      open
      title={title}
      onClose={sending ? undefined : leave}
      keepOnBackdrop
      actions={
        <>
          <Button color="inherit" onClick={leave} disabled={sending}>
            {texts.back}
          </Button>
          <Button
            ref={submitRef}
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
          <FormLock value={locked}>{children}</FormLock>
        </Box>
        <ChangeProblem state={state}>{problem}</ChangeProblem>
      </Box>
      {asking && question && <ConfirmDialog {...question} onConfirm={onClose} onClose={() => ask(false)} />}
    </AppDialog>
  );
};
