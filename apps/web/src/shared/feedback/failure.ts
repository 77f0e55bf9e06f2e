/** Cause of a failure and the next step, in Spanish; null when unknown. */
export interface Advice {
  readonly cause: string | null;
  readonly nextStep: string | null;
}

/** Failure of a request: a message for the person, and codes for support (GAP-55). */
export interface Failure extends Advice {
  /** Message in Spanish, for the operator. */
  readonly message: string;
  /** Stable code, for example `UPSTREAM_TIMEOUT`. */
  readonly code: string;
  /** Exact code of the service behind the gateway; null when it sent none. */
  readonly extendedCode: string | null;
  /** Error class of the service. */
  readonly serviceCode: string | null;
  /** Name of the service that failed. */
  readonly service: string | null;
  readonly requestId: string | null;
  /** Path of the failed field in the response, for example `payment.fees`; null when the failure has none. */
  readonly path: string | null;
  /**
   * True when the change may have been made. Then only the same change, with the same idempotency key, may be sent
   * again.
   */
  readonly outcomeUnknown: boolean;
}

/**
 * Returns the codes and the service for support. The error class of the service is left out when it repeats another
 * code.
 */
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
