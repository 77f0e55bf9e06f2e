/** Cause of a failure and advice about it, in Spanish; null where nobody gives them. */
export interface Advice {
  readonly cause: string | null;
  readonly nextStep: string | null;
}

/** A failure: a message for the person, codes for support (GAP-55). */
export interface Failure extends Advice {
  /** Message in Spanish, for the operator. */
  readonly message: string;
  /** Stable code, for example `UPSTREAM_TIMEOUT`. */
  readonly code: string;
  /** Code of the service behind, when it gave one. */
  readonly extendedCode: string | null;
  /** The service's own class of the error. */
  readonly serviceCode: string | null;
  /** Name of the service that failed. */
  readonly service: string | null;
  readonly requestId: string | null;
  /** Field of the answer that failed, for example `payment.fees`; null when the whole request failed. */
  readonly path: string | null;
  /** True for a change that may have been made: only the same change may be sent again. */
  readonly outcomeUnknown: boolean;
}

/** Codes for support, from the general to the exact. A code that says the same as another one is left out. */
export const codesOf = ({
  code,
  extendedCode,
  serviceCode,
  service,
}: Pick<Failure, 'code' | 'extendedCode' | 'serviceCode'> & Partial<Pick<Failure, 'service'>>): string => {
  const known = [code, extendedCode];
  const isNew = known.every((one) => one?.toLowerCase() !== serviceCode?.toLowerCase());
  return [...known, isNew && serviceCode, service].filter(Boolean).join(' · ');
};
