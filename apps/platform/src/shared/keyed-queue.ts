/** Runs work with the same name one after the other. */
export type RunInOrder = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue for each name. No other work with the same name runs between a check and the write that depends on
 * it.
 */
export function createKeyedQueue(): RunInOrder {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const own = before.then(work, work);
    last.set(name, own);
    const forget = () => {
      if (last.get(name) === own) last.delete(name);
    };
    own.then(forget, forget);
    return own;
  };
}
