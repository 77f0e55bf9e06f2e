import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AppDialog } from '@/shared/dialog';
import { texts } from '@/shared/texts';
import { ChangeFields, SubmitButton, useChangeForm, type FormChange, type Submit } from './ChangeForm';
import { useLeaveQuestion } from './use-leave-question';

interface ChangeDialogProps {
  readonly title: string;
  /** Maximum width in pixels; by default, the width of all dialogs. */
  readonly width?: number;
  readonly submit: Submit;
  readonly change: FormChange;
  /** True when closing would lose typed values. */
  readonly dirty?: boolean;
  /** Prefix of the fields' paths in the arguments of the mutation, for example `reference.`. */
  readonly under?: string;
  readonly onClose: () => void;
  /** Fields of the form. */
  readonly children: ReactNode;
  /** Comparison with the current entity, after a conflict. */
  readonly problem?: ReactNode;
  /** Title of a failed, refused or rejected change; by default, the text of all changes. */
  readonly problemTitle?: string | undefined;
}

/**
 * Frame of a dialog with a change. While the change is being sent, the fields are locked, and neither Escape nor a
 * button closes the dialog. After an unknown outcome the fields stay locked, and the submit button retries the same
 * change. Closing asks first when it would lose something.
 */
export const ChangeDialog = ({
  title,
  width,
  submit,
  change,
  dirty = false,
  under,
  onClose,
  children,
  problem,
  problemTitle,
}: ChangeDialogProps) => {
  const { form, submitRef, send } = useChangeForm(submit, change);
  const { kind } = change.state;
  const sending = kind === 'sending';
  const { leave, question } = useLeaveQuestion(kind, dirty, onClose);
  return (
    <AppDialog
      open
      title={title}
      {...(width === undefined ? {} : { width })}
      onClose={sending ? undefined : leave}
      keepOnBackdrop
      actions={
        <>
          <Button color="inherit" onClick={leave} disabled={sending}>
            {problemTitle !== undefined && (kind === 'failed' || kind === 'refused') ? texts.ok : texts.back}
          </Button>
          {submit.and && kind !== 'unknown' && (
            <Button
              variant="outlined"
              disabled={!submit.valid || sending}
              onClick={() => {
                if (submit.and) send(submit.and.run);
              }}
            >
              {submit.and.label}
            </Button>
          )}
          <SubmitButton ref={submitRef} formId={form.id} submit={submit} change={change} />
        </>
      }
    >
      <ChangeFields form={form} change={change} under={under} problem={problem} problemTitle={problemTitle}>
        {children}
      </ChangeFields>
      {question}
    </AppDialog>
  );
};
