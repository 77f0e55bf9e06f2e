/** Runs work with the same name one after the other. */
export type RunInOrder = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue for each name, in this process only. Work may check and then write: no other work with its name runs
 * in between. Work that fails does not stop the next one.
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
