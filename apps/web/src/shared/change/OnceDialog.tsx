import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { notify } from '@/shared/feedback';
import { compareVersions } from '@/shared/versions';
import type { ChangeAnswer, ChangePayload } from './change-outcome';
import { ChangeDialog } from './ChangeDialog';
import type { DialogForm, UseDialogForm } from './dialog-forms';
import { useFailureNotice } from './failure-notice';
import { MeanwhileChanges, type Reading } from './MeanwhileChanges';
import { useOnce, type Once } from './use-change';

/** Callbacks of the dialog of a change without versions. */
export interface OnceDialogCallbacks {
  readonly onClose: () => void | Promise<void>;
  /** Called after the change was made, and the dialog closed. */
  readonly onDone: () => void;
}

/** State of the change, for a form that depends on it. */
export type OnceState = Omit<Once<never, unknown>, 'submit'>;

interface OnceDialogProps<About, Args, Payload> {
  readonly texts: {
    readonly title: string;
    /** Consequence of the action, or its subject. */
    readonly detail?: ReactNode;
    readonly submit: string;
    readonly done: string;
  };
  /** Widest size in pixels; without it that of all dialogs. */
  readonly width?: number;
  readonly danger?: boolean;
  /** Prefix of the fields among the arguments of the mutation, for example `reference.`. */
  readonly under?: string;
  readonly about: About;
  /** Address at which the person sees if it was made. */
  readonly seenAt: string;
  readonly useForm: (...given: [...Parameters<UseDialogForm<About, Args>>, change: OnceState]) => DialogForm;
  readonly send: (args: Args, once: { readonly idempotencyKey: string }) => Promise<ChangeAnswer<Payload>>;
  /** Shows a failure in a short notice, too. */
  readonly tellsFailure?: boolean;
  /** Of a thing with a version, which `send` sends: a conflict shows what changed, and goes on with it. */
  readonly meanwhile?: {
    readonly read: Reading<About>;
    readonly currentIn: (payload: Payload) => About | null;
    readonly onCurrent: (current: About) => void;
    /** Finds the reason for which it cannot be made any more. */
    readonly refusalOf?: (current: About) => string | undefined;
  };
  readonly onClose: () => void | Promise<void>;
  /** Called after the change was made; without `leave`, the dialog is closed by then. */
  readonly onDone?: () => void;
  /** Leaves the dialog for what was made, in the place of `onClose`. */
  readonly leave?: (payload: Payload) => void | Promise<void>;
}

/** Finds the thing as it is now, where the person saw another; a service that refused what they saw leaves nothing to go on with. */
const otherThan = <About,>(seen: About, found: About | null | undefined, read: Reading<About> | undefined) => {
  const isSame = found && read && compareVersions(read(seen), read(found)).length === 0;
  return isSame ? undefined : found;
};

/** The dialog of a change of something without versions: its form, sent once; success is a notice. */
export const OnceDialog = <About, Args extends object, Payload extends ChangePayload>(
  props: OnceDialogProps<About, Args, Payload>,
) => {
  const {
    texts,
    danger = false,
    about,
    seenAt,
    useForm,
    send,
    tellsFailure = false,
    meanwhile,
    onClose,
    onDone,
    leave,
    ...dialog
  } = props;
  const change = useOnce<Args, Payload>({
    seenAt,
    send,
    onDone: async (payload, late) => {
      notify.success(texts.done, late);
      // whoever has left is not led away from where they are, nor is a dialog there closed
      if (!late) await (leave ?? onClose)(payload);
      onDone?.();
    },
  });
  const { state, startOver } = change;
  useFailureNotice(state, tellsFailure);
  const isConflict = state.kind === 'refused' && state.refusal.code === 'CONFLICT';
  const current = isConflict ? otherThan(about, meanwhile?.currentIn(state.payload), meanwhile?.read) : undefined;
  const { valid, dirty = false, submitLabel = texts.submit, onSubmit, fields } = useForm(about, change.submit, change);
  return (
    <ChangeDialog
      {...dialog}
      title={texts.title}
      submit={{ label: submitLabel, danger, valid: valid && !current, run: onSubmit }}
      change={change}
      dirty={dirty}
      onClose={() => void onClose()}
      problem={
        meanwhile &&
        current && (
          <MeanwhileChanges
            read={meanwhile.read}
            seen={about}
            current={current}
            refusal={meanwhile.refusalOf?.(current)}
            onGoOn={() => {
              startOver();
              meanwhile.onCurrent(current);
            }}
          />
        )
      }
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
