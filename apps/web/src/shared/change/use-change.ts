import { useEffect, useRef, useState } from 'react';
import type { ChangeInput } from '@/shared/apollo/schema-types.generated';
import { notify } from '@/shared/feedback';
import { changeTexts } from './change.texts';
import { outcomeOf, type ChangeAnswer, type ChangeOutcome, type ChangePayload, type Rejection } from './change-outcome';

/** Where a dialog stands with its change. */
export type ChangeState<Payload> =
  { readonly kind: 'idle' } | { readonly kind: 'sending' } | Exclude<ChangeOutcome<Payload>, { readonly kind: 'done' }>;

/** A change that a dialog asks for. */
export interface Change<Args, Payload> {
  readonly state: ChangeState<Payload>;
  /** Nobody may alter what is asked for: it is on its way, or may have been made. */
  readonly locked: boolean;
  /** Asks; after an unknown outcome for the same as before, whatever is given. */
  readonly submit: (args: Args) => void;
  /** Goes on with what is current now, after a conflict. */
  readonly goOn: (version: number) => void;
}

/** The function of a generated mutation hook. */
export type SendMutation<Variables, Payload> = (options: {
  readonly variables: Variables;
}) => Promise<ChangeAnswer<Payload>>;

/** Tells what became of a change whose dialog is gone. */
const tellLate = (outcome: Exclude<ChangeOutcome<unknown>, { readonly kind: 'done' }>): void => {
  if (outcome.kind === 'refused') notify.error(outcome.refusal.message);
  else if (outcome.kind === 'rejected') notify.error(changeTexts.rejectedReason(outcome.rejection.reason));
  else notify.error(outcome.failure);
};

interface ChangeOptions<Args, Payload> {
  /** Version that the person sees when the dialog opens. */
  readonly version: number;
  readonly send: (args: Args & { readonly change: ChangeInput }) => Promise<ChangeAnswer<Payload>>;
  readonly rejectionOf?: (payload: Payload) => Rejection | undefined;
  /** Called once, when the change was made. */
  readonly onDone: (payload: Payload) => void;
}

/**
 * One change, asked for as often as needed and made once. Its key is made when the dialog opens and kept through every
 * retry; after a definite refusal nothing has happened, so that what is asked for next is another change with a key of
 * its own.
 */
export const useChange = <Args extends object, Payload extends ChangePayload>({
  version,
  send,
  rejectionOf,
  onDone,
}: ChangeOptions<Args, Payload>): Change<Args, Payload> => {
  const [state, setState] = useState<ChangeState<Payload>>({ kind: 'idle' });
  const asked = useRef({ key: crypto.randomUUID(), version });
  const open = useRef<Args | undefined>(undefined);
  const shown = useRef(true);
  useEffect(function noteWhetherShown() {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const run = async (args: Args) => {
    setState({ kind: 'sending' });
    const { key: idempotencyKey, version: seen } = asked.current;
    const mayBeMade = open.current !== undefined;
    const answer = await send({ ...args, change: { idempotencyKey, version: seen } }).catch((error: unknown) => ({
      error,
    }));
    const outcome = outcomeOf<Payload>(answer, mayBeMade, rejectionOf);
    if (outcome.kind === 'unknown') open.current = args;
    else {
      open.current = undefined;
      const left = outcome.kind === 'rejected' ? outcome.rejection.version : undefined;
      asked.current = { key: crypto.randomUUID(), version: left ?? seen };
    }
    if (outcome.kind === 'done') onDone(outcome.payload);
    else if (shown.current) setState(outcome);
    else tellLate(outcome);
  };

  return {
    state,
    locked: state.kind === 'sending' || state.kind === 'unknown',
    submit: (args) => {
      if (state.kind !== 'sending') void run(open.current ?? args);
    },
    goOn: (current) => {
      asked.current = { key: crypto.randomUUID(), version: current };
      setState({ kind: 'idle' });
    },
  };
};
