import type { ChainedEvent } from './chain.ts';

/** Events on their way to the store, oldest first. */
export interface WaitingEvents {
  /** Keeps them, and says whether there was room. */
  readonly add: (events: readonly ChainedEvent[]) => boolean;
  /** Reads the oldest. @param most number of them, at most */
  readonly oldest: (most: number) => readonly ChainedEvent[];
  /** Lets go of the oldest. @param events as `oldest` gave them, or the first of them */
  readonly forget: (events: readonly ChainedEvent[]) => void;
  readonly count: () => number;
  /** Goes on with what is there, after `oldest` has given nothing. @returns how many are gone: somebody else took them */
  readonly missing: () => number;
  /** Says whether they are there after the process has ended. */
  readonly stay: boolean;
  readonly close: () => void;
}

/** Events in memory; each is about a kilobyte. */
const MOST_IN_MEMORY = 20_000;

/** Keeps the events that wait in the memory of the process. */
export const waitInMemory = (most = MOST_IN_MEMORY): WaitingEvents => {
  let waiting: ChainedEvent[] = [];
  return {
    add: (events) => {
      if (waiting.length + events.length > most) return false;
      waiting.push(...events);
      return true;
    },
    oldest: (count) => waiting.slice(0, count),
    forget: (events) => {
      waiting = waiting.slice(events.length);
    },
    count: () => waiting.length,
    missing: () => 0,
    stay: false,
    close: () => undefined,
  };
};
