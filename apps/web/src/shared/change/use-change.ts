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

/** A change that a form asks for. */
export interface Once<Args, Payload> {
  readonly state: ChangeState<Payload>;
  /** Nobody may alter what is requested: it is on its way, or may have been made. */
  readonly locked: boolean;
  /** Asks; after an unknown outcome for the same as before, whatever is given. */
  readonly submit: (args: Args) => void;
  /** Makes the next request another change; the state of the one before is forgotten. */
  readonly startOver: () => void;
}

/** The key that every attempt of one change carries. */
interface Key {
  readonly idempotencyKey: string;
}

interface OnceOptions<Args, Payload> {
  /** Address at which the person sees if it was made, for an outcome that comes after the form is gone. */
  readonly seenAt: string;
  readonly send: (args: Args, once: Key) => Promise<ChangeAnswer<Payload>>;
  readonly rejectionOf?: ((payload: Payload) => Rejection | undefined) | undefined;
  readonly onRejected?: (rejection: Rejection) => void;
  /**
   * Called once, when the change was made. Until it has ended, nothing is sent again.
   * @param late the way to what was made, for the notice; undefined while the form is still there
   */
  readonly onDone: (payload: Payload, late: NoticeLink | undefined) => void | Promise<void>;
}

/**
 * One change, requested as often as needed and made once. Its key is made when the form opens and kept through every
 * retry; after a definite refusal nothing has happened, so that what is requested next is another change with a key of
 * its own.
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
      // a transition, as the page that is left for is one: the form is not ready on the way out
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

/** A change of an entity that has versions. */
export interface Change<Args, Payload> extends Omit<Once<Args, Payload>, 'startOver'> {
  /** Goes on with the current version, after a conflict. */
  readonly goOn: (version: number) => void;
}

interface ChangeOptions<Args, Payload> extends Pick<OnceOptions<Args, Payload>, 'seenAt' | 'rejectionOf' | 'onDone'> {
  /** Version that the person sees when the dialog opens. */
  readonly version: number;
  readonly send: (args: Args & { readonly change: ChangeInput }) => Promise<ChangeAnswer<Payload>>;
}

/** One change, made once, of the version that the person saw. */
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
