import type { ChainedEvent } from './chain.ts';

/** Queue of events that the store does not have yet, oldest first. */
export interface EventQueue {
  /** Appends events. Returns false when there is no room; then none is appended. */
  readonly add: (events: readonly ChainedEvent[]) => boolean;
  /** Returns the oldest events without removing them. @param most maximum number of events */
  readonly oldest: (most: number) => readonly ChainedEvent[];
  /** Removes the oldest events. @param events result of `oldest`, or its first part */
  readonly remove: (events: readonly ChainedEvent[]) => void;
  readonly count: () => number;
  /**
   * Resets the count after `oldest` returned nothing.
   * @returns number of events that another process took out of the file
   */
  readonly resetCount: () => number;
  /** True when the events survive the end of the process. */
  readonly isDurable: boolean;
  readonly close: () => void;
}

/** Maximum number of events in memory. */
const MOST_IN_MEMORY = 20_000;

/** Keeps the waiting events in memory. */
export const queueInMemory = (most = MOST_IN_MEMORY): EventQueue => {
  let waiting: ChainedEvent[] = [];
  return {
    add: (events) => {
      if (waiting.length + events.length > most) return false;
      waiting.push(...events);
      return true;
    },
    oldest: (count) => waiting.slice(0, count),
    remove: (events) => {
      waiting = waiting.slice(events.length);
    },
    count: () => waiting.length,
    resetCount: () => 0,
    isDurable: false,
    close: () => undefined,
  };
};
