import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { notify } from '@/shared/feedback';
import type { ChangeAnswer, ChangePayload } from './change-outcome';
import { ChangeDialog } from './ChangeDialog';
import type { UseDialogForm } from './dialog-forms';
import { useOnce } from './use-change';

/** What every dialog of a change without versions is given. */
export interface OnceDialogCallbacks {
  readonly onClose: () => void;
  /** Called after the change was made. */
  readonly onDone: () => void;
}

interface OnceDialogProps<About, Args, Payload> extends OnceDialogCallbacks {
  readonly texts: {
    readonly title: string;
    /** What follows from it, or what it is about. */
    readonly detail?: ReactNode;
    readonly submit: string;
    readonly done: string;
  };
  readonly danger?: boolean;
  /** Where the fields stand among the arguments of the mutation, for example `reference.`. */
  readonly under?: string;
  readonly about: About;
  readonly useForm: UseDialogForm<About, Args>;
  readonly send: (args: Args, once: { readonly idempotencyKey: string }) => Promise<ChangeAnswer<Payload>>;
}

/** The dialog of a change of something without versions: its form, sent once; success is a notice. */
export const OnceDialog = <About, Args extends object, Payload extends ChangePayload>(
  props: OnceDialogProps<About, Args, Payload>,
) => {
  const { texts, danger = false, about, useForm, send, onClose, onDone, ...dialog } = props;
  const change = useOnce<Args, Payload>({
    send,
    onDone: () => {
      notify.success(texts.done);
      onClose();
      onDone();
    },
  });
  const { valid, dirty = false, submitLabel = texts.submit, onSubmit, fields } = useForm(about, change.submit);
  return (
    <ChangeDialog
      {...dialog}
      title={texts.title}
      submit={{ label: submitLabel, danger, valid, run: onSubmit }}
      change={change}
      dirty={dirty}
      onClose={onClose}
    >
      {texts.detail && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {texts.detail}
        </Typography>
      )}
      {fields}
    </ChangeDialog>
  );
};
