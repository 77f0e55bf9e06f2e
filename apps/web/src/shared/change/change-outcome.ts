import { errorOf } from '@/shared/apollo';
import type { Failure } from '@/shared/feedback';
import { changeTexts } from './change.texts';
import type { ChangeRefusalFragment } from './ChangeRefusal.generated';

/** Answer of every mutation under the alias `payload`. */
export interface ChangePayload {
  readonly error: ChangeRefusalFragment | null;
}

/** Answer to a mutation. */
export interface ChangeAnswer<Payload> {
  readonly data?: { readonly payload: Payload | null } | null | undefined;
  readonly error?: unknown;
}

/** A refusal by another party, for example a gateway: a definite answer, and nothing was changed (A127). */
export interface Rejection {
  readonly reason: string;
  readonly cause: string;
  readonly nextStep: string;
  /** Status as the service gave it. */
  readonly status: string;
  /** Version that the rejection left behind; undefined when it is not known. */
  readonly version: number | undefined;
}

/** Outcome of a request for a change. Only after `unknown`, and where a refusal says so, it may have been made. */
export type ChangeOutcome<Payload> =
  | { readonly kind: 'done'; readonly payload: Payload }
  | {
      readonly kind: 'refused';
      readonly refusal: ChangeRefusalFragment;
      readonly payload: Payload;
      /** An earlier attempt left, and nobody remembers it: what changed since may be this very change. */
      readonly mayBeMade: boolean;
    }
  | { readonly kind: 'rejected'; readonly rejection: Rejection; readonly payload: Payload }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'unknown'; readonly failure: Failure };

/** Refusal as a notice or a row shows it, which have no title. */
export const refusalOf = ({
  refusal,
  mayBeMade,
}: Extract<ChangeOutcome<unknown>, { readonly kind: 'refused' }>): ChangeRefusalFragment =>
  mayBeMade ? { ...refusal, message: `${changeTexts.mayBeMade}. ${refusal.message}` } : refusal;

const unexplained: Failure = {
  message: 'No llegó la respuesta del servidor.',
  cause: 'La respuesta llegó vacía.',
  nextStep: null,
  code: 'UNREADABLE',
  extendedCode: null,
  serviceCode: null,
  service: null,
  requestId: null,
  path: null,
  outcomeUnknown: true,
};

const neverRejected = (): undefined => undefined;

/**
 * Reads an answer.
 * @param rejectionOf finds in a payload that nothing was changed after all
 * @param mayBeMade whether an earlier attempt may have made the change: until an answer decides it, that stays open
 */
export const outcomeOf = <Payload extends ChangePayload>(
  { data, error }: ChangeAnswer<Payload>,
  mayBeMade: boolean,
  rejectionOf: (payload: Payload) => Rejection | undefined = neverRejected,
): ChangeOutcome<Payload> => {
  const payload = data?.payload;
  if (payload?.error) {
    const { error: refusal } = payload;
    return { kind: 'refused', refusal, payload, mayBeMade: mayBeMade && refusal.mayBeMade };
  }
  // a part of the answer that failed does not undo the change
  if (payload) {
    const rejection = rejectionOf(payload);
    return rejection ? { kind: 'rejected', rejection, payload } : { kind: 'done', payload };
  }
  const failure = errorOf({ error }) ?? unexplained;
  const isUnknown = mayBeMade || failure.outcomeUnknown || failure.code === 'INTERNAL';
  return { kind: isUnknown ? 'unknown' : 'failed', failure };
};
