import { errorOf } from '@/shared/apollo';
import type { Failure } from '@/shared/feedback';
import { changeTexts } from './change.texts';
import type { ChangeRefusalFragment } from './ChangeRefusal.generated';

/** Payload of a change, under the alias `payload`. */
export interface ChangePayload {
  readonly error: ChangeRefusalFragment | null;
}

/** Response to a mutation. */
export interface ChangeAnswer<Payload> {
  readonly data?: { readonly payload: Payload | null } | null | undefined;
  readonly error?: unknown;
}

/**
 * Answer of a third party that declined the change, for example a gateway of payments. It is a definite answer: the
 * change was not made (A127).
 */
export interface Rejection {
  readonly reason: string;
  readonly cause: string;
  readonly nextStep: string;
  /** Status as the service reported it. */
  readonly status: string;
  /** Version of the record after the rejection; undefined when it is not known. */
  readonly version: number | undefined;
}

/**
 * Outcome of a change. After `unknown`, or after a refusal with `mayBeMade`, it is not known whether the change was
 * made.
 */
export type ChangeOutcome<Payload> =
  | { readonly kind: 'done'; readonly payload: Payload }
  | {
      readonly kind: 'refused';
      readonly refusal: ChangeRefusalFragment;
      readonly payload: Payload;
      /**
       * True when an earlier attempt was sent and the gateway has lost its idempotency key. That attempt may have
       * changed the record.
       */
      readonly mayBeMade: boolean;
    }
  | { readonly kind: 'rejected'; readonly rejection: Rejection; readonly payload: Payload }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'unknown'; readonly failure: Failure };

/** Returns the refusal for notices and rows, which have no title: the message includes the warning of `mayBeMade`. */
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
 * Reads the outcome from a response.
 * @param rejectionOf returns the rejection in a payload; undefined when the change was made
 * @param mayBeMade true when an earlier attempt may have made the change; it stays so until a definite answer
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
  // a failed part of the response does not undo the change
  if (payload) {
    const rejection = rejectionOf(payload);
    return rejection ? { kind: 'rejected', rejection, payload } : { kind: 'done', payload };
  }
  const failure = errorOf({ error }) ?? unexplained;
  const isUnknown = mayBeMade || failure.outcomeUnknown || failure.code === 'INTERNAL';
  return { kind: isUnknown ? 'unknown' : 'failed', failure };
};
