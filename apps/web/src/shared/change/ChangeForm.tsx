import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode, type Ref, type RefObject, type SubmitEvent } from 'react';
import { FieldRefusals, FormLock, type Refusals } from '@/shared/form';
import { changeTexts } from './change.texts';
import { ChangeProblem } from './ChangeProblem';
import type { ChangeState } from './use-change';

/** State of a change, for its form. */
export interface FormChange {
  readonly state: ChangeState<unknown>;
  readonly locked: boolean;
}

/** The button that sends. */
export interface Submit {
  readonly label: string;
  /** It cannot be undone, or takes something away. */
  readonly danger?: boolean;
  /** True while the typed values are complete and valid. */
  readonly valid: boolean;
  /** Reason for which it cannot be sent, beside the button; undefined where the fields say it. */
  readonly why?: string | undefined;
  readonly run: () => void;
  /** Sends the same, and goes on from there. */
  readonly and?: { readonly label: string; readonly run: () => void } | undefined;
}

interface FocusAfterwards {
  /** For the button that sends. */
  readonly submitRef: RefObject<HTMLButtonElement | null>;
  /** Before it is sent: fields that are locked meanwhile lose the focus. */
  readonly remember: () => void;
}

/** Gives the focus back when a change was not made: to where it was, or to the only thing left, which is to try again. */
const useFocusAfterwards = (kind: ChangeState<unknown>['kind']): FocusAfterwards => {
  const submitRef = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(
    function giveFocusBack() {
      if (kind === 'idle' || kind === 'sending') return;
      const { current: was } = before;
      // Safari on macOS gives a pressed button no focus: what has it then is the page or the dialog
      const hadFocus = was instanceof HTMLElement && was.tabIndex >= 0;
      (kind === 'unknown' || !hadFocus ? submitRef.current : was)?.focus();
    },
    [kind],
  );
  return {
    submitRef,
    remember: () => {
      before.current = document.activeElement;
    },
  };
};

interface ChangeForm {
  readonly id: string;
  readonly onSubmit: (event: SubmitEvent) => void;
}

/** A form that sends a change, and what its button needs, which stands elsewhere. */
export const useChangeForm = ({ valid, run }: Submit, { state: { kind } }: FormChange) => {
  const id = useId();
  const { submitRef, remember } = useFocusAfterwards(kind);
  const send = (how: () => void): void => {
    if (!valid || kind === 'sending') return;
    remember();
    how();
  };
  const form: ChangeForm = {
    id,
    onSubmit: (event) => {
      event.preventDefault();
      send(run);
    },
  };
  return { form, submitRef, send };
};

/** Question about what leaving would lose: the outcome of the change, or the typed values. */
export const leaveQuestion = (kind: ChangeState<unknown>['kind'], dirty: boolean) => {
  if (kind === 'unknown') return changeTexts.leaveUnknown;
  return dirty ? changeTexts.leaveTyped : undefined;
};

/** Refused arguments by the name of their field. @param under where the fields stand among the arguments */
const refusalsOf = (state: ChangeState<unknown>, under: string): Refusals =>
  state.kind === 'refused'
    ? Object.fromEntries(
        state.refusal.fields.map(({ path, message }) => [
          path.startsWith(under) ? path.slice(under.length) : path,
          message,
        ]),
      )
    : {};

interface ChangeFieldsProps {
  readonly form: ChangeForm;
  readonly change: FormChange;
  /** Prefix of the fields among the arguments of the mutation, for example `reference.`. */
  readonly under?: string | undefined;
  readonly children: ReactNode;
  /** Current state after a conflict. */
  readonly problem?: ReactNode;
  /** Title of what went wrong; without it, the words of all changes. */
  readonly problemTitle?: string | undefined;
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;

/**
 * The fields, and how the change went. While it is on its way nothing can be altered; after an unknown outcome only
 * the same can be tried again.
 */
export const ChangeFields = ({ form, change, under = '', children, problem, problemTitle }: ChangeFieldsProps) => {
  const { state, locked } = change;
  return (
    <Box component="form" id={form.id} noValidate autoComplete="off" onSubmit={form.onSubmit} sx={column}>
      <Box component="fieldset" disabled={locked} sx={{ ...column, m: 0, p: 0, border: 0, minWidth: 0 }}>
        <FormLock value={locked}>
          <FieldRefusals value={refusalsOf(state, under)}>{children}</FieldRefusals>
        </FormLock>
      </Box>
      <ChangeProblem state={state} title={problemTitle}>
        {problem}
      </ChangeProblem>
    </Box>
  );
};

interface SubmitButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly formId: string;
  readonly submit: Submit;
  readonly change: FormChange;
}

/** Sends the form, or, after an unknown outcome, the same again. */
export const SubmitButton = ({ ref, formId, submit, change }: SubmitButtonProps) => {
  const { label, danger = false, valid, why } = submit;
  const whyId = useId();
  const { kind } = change.state;
  const sending = kind === 'sending';
  const shownLabel = kind === 'unknown' ? changeTexts.retry : label;
  return (
    <>
      {why !== undefined && (
        <Typography
          id={whyId}
          variant="body2"
          color="textSecondary"
          sx={{ order: -1, alignSelf: 'center', mr: 'auto' }}
        >
          {why}
        </Typography>
      )}
      <Button
        ref={ref}
        type="submit"
        form={formId}
        variant="contained"
        color={danger ? 'error' : 'primary'}
        disabled={!valid || sending}
        aria-describedby={why === undefined ? undefined : whyId}
        startIcon={sending ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
      >
        {sending ? changeTexts.sending : shownLabel}
      </Button>
    </>
  );
};
