/** Work that is done one after the other, where it has the same name. */
export type InTurn = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** Creates turns: what one work checks, no other of the same name alters before it has ended. */
export function createTurns(): InTurn {
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
