/** Requests that never got an answer carry no id from the gateway: the id they were sent with is kept beside the error. */
const sentWith = new WeakMap<object, string>();

/** Remembers the id of the request that ended in this error. */
export const rememberRequestId = (error: unknown, requestId: string): void => {
  if (typeof error === 'object' && error !== null) sentWith.set(error, requestId);
};

/** Id of the request that ended in this error, when it is known. */
export const requestIdOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null ? (sentWith.get(error) ?? null) : null;
