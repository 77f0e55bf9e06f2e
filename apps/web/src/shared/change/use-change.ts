import { startTransition, useRef, useState } from 'react';
import type { ChangeInput } from '@/shared/apollo/schema-types.generated';
import type { NoticeLink } from '@/shared/feedback';
import { outcomeOf, type ChangeAnswer, type ChangeOutcome, type ChangePayload, type Rejection } from './change-outcome';
import { reportLate, useLate } from './late-outcome';

/** State of a form's change. */
export type ChangeState<Payload> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | Exclude<ChangeOutcome<Payload>, { readonly kind: 'done' }>;

/** Change of a form, without versions. */
export interface Once<Args, Payload> {
  readonly state: ChangeState<Payload>;
  /** True while the arguments must not change: the change is being sent, or its outcome is unknown. */
  readonly locked: boolean;
  /** Sends the change. After an unknown outcome it sends the arguments of the first attempt and ignores its own. */
  readonly submit: (args: Args) => void;
  /** Prepares another change: resets the state and creates a new idempotency key. */
  readonly startOver: () => void;
}

/** Idempotency key, the same in all attempts of one change. */
interface Key {
  readonly idempotencyKey: string;
}

interface OnceOptions<Args, Payload> {
  /** Address where the person can check the outcome, for a notice after the form was closed. */
  readonly seenAt: string;
  readonly send: (args: Args, once: Key) => Promise<ChangeAnswer<Payload>>;
  readonly rejectionOf?: ((payload: Payload) => Rejection | undefined) | undefined;
  readonly onRejected?: (rejection: Rejection) => void;
  /**
   * Called once after the change succeeded. No further change is sent until its promise resolves.
   * @param late link to the record, for the notice; undefined while the form is open
   */
  readonly onDone: (payload: Payload, late: NoticeLink | undefined) => void | Promise<void>;
}

/**
 * Hook that makes one change at most once, over any number of attempts, by its idempotency key. The key is created when
 * the form opens, and every retry sends it. After any definite answer the next submit is another change with a new key.
 */
export const useOnce = <Args extends object, Payload extends ChangePayload>({
  seenAt,
  send,
  rejectionOf,
  onRejected,
  onDone,
}: OnceOptions<Args, Payload>): Once<Args, Payload> => {
  const [state, setState] = useState<ChangeState<Payload>>({ kind: 'idle' });
  const key = useRef<string>(crypto.randomUUID());
  const unanswered = useRef<Args | undefined>(undefined);
  const late = useLate(state, seenAt);

  const run = async (args: Args) => {
    setState({ kind: 'sending' });
    const mayBeMade = unanswered.current !== undefined;
    const answer = await send(args, { idempotencyKey: key.current }).catch((error: unknown) => ({ error }));
    const outcome = outcomeOf<Payload>(answer, mayBeMade, rejectionOf);
    if (outcome.kind === 'unknown') unanswered.current = args;
    else {
      unanswered.current = undefined;
      key.current = crypto.randomUUID();
    }
    if (outcome.kind === 'rejected') onRejected?.(outcome.rejection);
    if (outcome.kind === 'done') {
      await onDone(outcome.payload, late());
      // a transition, as the navigation is one: the form must not become ready before the page changes
      startTransition(() => setState({ kind: 'idle' }));
    } else {
      const link = late();
      if (link) reportLate(outcome, link);
      else setState(outcome);
    }
  };

  return {
    state,
    locked: state.kind === 'sending' || state.kind === 'unknown',
    submit: (args) => {
      if (state.kind !== 'sending') void run(unanswered.current ?? args);
    },
    startOver: () => {
      key.current = crypto.randomUUID();
      setState({ kind: 'idle' });
    },
  };
};

/** Change of an entity with versions. */
export interface Change<Args, Payload> extends Omit<Once<Args, Payload>, 'startOver'> {
  /** Continues with the current version after a conflict. */
  readonly goOn: (version: number) => void;
}

interface ChangeOptions<Args, Payload> extends Pick<OnceOptions<Args, Payload>, 'seenAt' | 'rejectionOf' | 'onDone'> {
  /** Version that the person saw when the dialog opened. */
  readonly version: number;
  readonly send: (args: Args & { readonly change: ChangeInput }) => Promise<ChangeAnswer<Payload>>;
}

/** Hook that makes one change at most once, of the version that the person saw (optimistic locking). */
export const useChange = <Args extends object, Payload extends ChangePayload>({
  version,
  send,
  ...options
}: ChangeOptions<Args, Payload>): Change<Args, Payload> => {
  const seen = useRef(version);
  const { startOver, ...change } = useOnce<Args, Payload>({
    ...options,
    send: (args, key) => send({ ...args, change: { ...key, version: seen.current } }),
    onRejected: ({ version: left }) => {
      seen.current = left ?? seen.current;
    },
  });
  return {
    ...change,
    goOn: (current) => {
      seen.current = current;
      startOver();
    },
  };
};
