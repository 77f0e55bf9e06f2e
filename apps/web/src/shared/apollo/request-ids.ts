/**
 * Ids of failed requests, by their errors. They serve for failures without a response, which have no request id from
 * the gateway.
 */
const sentWith = new WeakMap<object, string>();

/** Stores the id of the request that failed with this error. */
export const rememberRequestId = (error: unknown, requestId: string): void => {
  if (typeof error === 'object' && error !== null) sentWith.set(error, requestId);
};

/** Returns the id of the request that failed with this error; null when it is not known. */
export const requestIdOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null ? (sentWith.get(error) ?? null) : null;
