/** Request ids by error, for requests without a response. Only a response has the gateway's request id. */
const sentWith = new WeakMap<object, string>();

/** Stores the id of the request that failed with this error. */
export const rememberRequestId = (error: unknown, requestId: string): void => {
  if (typeof error === 'object' && error !== null) sentWith.set(error, requestId);
};

/** Returns the id of the request that failed with this error; null when it is not known. */
export const requestIdOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null ? (sentWith.get(error) ?? null) : null;
