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

/** Callbacks of an `OnceDialog`. */
export interface OnceDialogCallbacks {
  readonly onClose: () => void | Promise<void>;
  /** Called after the change succeeded and the dialog closed. */
  readonly onDone: () => void;
}

/** State of the change, for a form that depends on it. */
export type OnceState = Omit<Once<never, unknown>, 'submit'>;

interface OnceDialogProps<About, Args, Payload> {
  readonly texts: {
    readonly title: string;
    /** Consequence or subject of the action. */
    readonly detail?: ReactNode;
    readonly submit: string;
    readonly done: string;
  };
  /** Maximum width in pixels; by default, the width of all dialogs. */
  readonly width?: number;
  readonly danger?: boolean;
  /** Prefix of the fields' paths in the arguments of the mutation, for example `reference.`. */
  readonly under?: string;
  readonly about: About;
  /** Address where the person can check the outcome. */
  readonly seenAt: string;
  readonly useForm: (...given: [...Parameters<UseDialogForm<About, Args>>, change: OnceState]) => DialogForm;
  readonly send: (args: Args, once: { readonly idempotencyKey: string }) => Promise<ChangeAnswer<Payload>>;
  /** True to show a failure in a short notice too. */
  readonly tellsFailure?: boolean;
  /**
   * For a record with a version, which `send` adds to its arguments. After a conflict the dialog shows the changes and
   * can continue with the current record.
   */
  readonly meanwhile?: {
    readonly read: Reading<About>;
    readonly currentIn: (payload: Payload) => About | null;
    readonly onCurrent: (current: About) => void;
    /** Returns the reason why the current record refuses the change; undefined when it does not. */
    readonly refusalOf?: (current: About) => string | undefined;
  };
  readonly onClose: () => void | Promise<void>;
  /** Called after the change succeeded. Without `leave` the dialog is already closed. */
  readonly onDone?: () => void;
  /** Called after the change succeeded, instead of `onClose`; for example to open the created record. */
  readonly leave?: (payload: Payload) => void | Promise<void>;
}

/**
 * Returns the current record when it differs from the one that the person saw, or when the two cannot be compared. When
 * they are equal, the service refused what the person saw, and there is nothing newer to continue with.
 */
const otherThan = <About,>(seen: About, found: About | null | undefined, read: Reading<About> | undefined) => {
  const isSame = found && read && compareVersions(read(seen), read(found)).length === 0;
  return isSame ? undefined : found;
};

/**
 * Dialog of a change whose arguments have no version, unless `send` adds one. An idempotency key identifies the change;
 * its success is shown as a notice.
 */
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
      // a person who has left the dialog is not navigated away, and no dialog there is closed
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
