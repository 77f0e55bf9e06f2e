/** Whether the person who asked is still there. An `AbortSignal` would do as well, at many times the price a call. */
export interface Departure {
  readonly isGone: () => boolean;
  /** Calls back when they leave; gives what forgets that. */
  readonly whenGone: (leave: () => void) => () => void;
}

/** A person who is there until `leave` is called. */
export const createDeparture = (): Departure & { readonly leave: () => void } => {
  const waiting = new Set<() => void>();
  let gone = false;
  return {
    isGone: () => gone,
    whenGone: (callBack) => {
      waiting.add(callBack);
      return () => waiting.delete(callBack);
    },
    leave: () => {
      gone = true;
      for (const callBack of waiting) callBack();
      waiting.clear();
    },
  };
};
