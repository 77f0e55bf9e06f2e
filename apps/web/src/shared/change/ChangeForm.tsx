import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode, type Ref, type RefObject, type SubmitEvent } from 'react';
import { FieldRefusals, FormLock, TriedFields, type Refusals } from '@/shared/form';
import { changeTexts } from './change.texts';
import { ChangeProblem } from './ChangeProblem';
import type { ChangeState } from './use-change';

/** State of a change, for its form. */
export interface FormChange {
  readonly state: ChangeState<unknown>;
  readonly locked: boolean;
}

/** Submit button of a change. */
export interface Submit {
  readonly label: string;
  /** True when the action cannot be undone, or removes something. */
  readonly danger?: boolean;
  /** True while the typed values are complete and valid. */
  readonly valid: boolean;
  /** Reason why the form cannot be sent, shown beside the button; undefined when the fields show it. */
  readonly why?: string | undefined;
  readonly run: () => void;
  /** Second button, which sends the same change and then opens a next dialog. */
  readonly and?: { readonly label: string; readonly run: () => void } | undefined;
}

interface FocusAfterwards {
  readonly submitRef: RefObject<HTMLButtonElement | null>;
  /** Stores the focused element. It is called before sending, because locked fields lose the focus. */
  readonly remember: () => void;
}

/**
 * Restores the focus after a change failed: to the element that had it, or to the submit button. After an unknown
 * outcome only the submit button, the retry, is left.
 */
const useFocusAfterwards = (kind: ChangeState<unknown>['kind']): FocusAfterwards => {
  const submitRef = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(
    function giveFocusBack() {
      if (kind === 'idle' || kind === 'sending') return;
      const { current: was } = before;
      // Safari on macOS does not focus a pressed button: the focused element is then the page or the dialog
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
  readonly valid: boolean;
  readonly onSubmit: (event: SubmitEvent) => void;
}

/** Hook of a form that sends a change. It also returns the ref for the submit button, which is outside the form. */
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
    valid,
    onSubmit: (event) => {
      event.preventDefault();
      send(run);
    },
  };
  return { form, submitRef, send };
};

/**
 * Returns the question before leaving when that would lose the outcome of the change or the typed values; otherwise
 * undefined.
 */
export const leaveQuestion = (kind: ChangeState<unknown>['kind'], dirty: boolean) => {
  if (kind === 'unknown') return changeTexts.leaveUnknown;
  return dirty ? changeTexts.leaveTyped : undefined;
};

/**
 * Returns messages of refused arguments by field name.
 * @param under prefix of the fields' paths in the arguments
 */
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
  /** Prefix of the fields' paths in the arguments of the mutation, for example `reference.`. */
  readonly under?: string | undefined;
  readonly children: ReactNode;
  /** Comparison with the current state, after a conflict. */
  readonly problem?: ReactNode;
  /** Title of a failed, refused or rejected change; by default, the text of all changes. */
  readonly problemTitle?: string | undefined;
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;

/**
 * Fields of a change, and its outcome. The fields are locked while the change is being sent and after an unknown
 * outcome.
 */
export const ChangeFields = ({ form, change, under = '', children, problem, problemTitle }: ChangeFieldsProps) => {
  const { state, locked } = change;
  return (
    <Box component="form" id={form.id} noValidate autoComplete="off" onSubmit={form.onSubmit} sx={column}>
      <Box component="fieldset" disabled={locked} sx={{ ...column, m: 0, p: 0, border: 0, minWidth: 0 }}>
        <FormLock value={locked}>
          <FieldRefusals value={refusalsOf(state, under)}>
            <TriedFields valid={form.valid}>{children}</TriedFields>
          </FieldRefusals>
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

/** Button that sends the form. After an unknown outcome it retries the same change. */
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
