/** Returns the cause of an error. An `AggregateError` of Node has one error for each address of a host. */
const causeOf = (error: Error): unknown =>
  error.cause ?? (error instanceof AggregateError && error.message === '' ? error.errors[0] : undefined);

/** Returns an error and its causes, outermost first. */
const chainOf = (error: unknown): readonly Error[] =>
  error instanceof Error ? [error, ...chainOf(causeOf(error))] : [];

/** Returns the message of an error, or its code when the message is empty. */
const reasonOf = (error: Error): string => error.message || ('code' in error ? String(error.code) : error.name);

/** Codes for a full disk, of PostgreSQL (disk_full) and of the system. */
const NO_ROOM = new Set(['53100', 'ENOSPC']);

const isNoRoom = (error: Error): boolean =>
  ('code' in error && NO_ROOM.has(String(error.code))) || /no space left on device/i.test(error.message);

/**
 * Describes why the platform does not start. It uses the root cause: the message of a failed statement quotes its
 * parameters.
 */
export const startFailure = (error: unknown): string => {
  const chain = chainOf(error);
  if (chain.some(isNoRoom)) return 'The disk is full: there is no room for the data. Make room, then start again.';
  const root = chain.at(-1);
  return root ? reasonOf(root) : String(error);
};
