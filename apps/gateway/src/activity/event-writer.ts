import type { EventCopies } from '../observability/audit/audit.ts';
import { createOutage } from '../observability/log/outage.ts';
import { createFlush, type FlushOptions } from './event-flush.ts';
import { createNumbered } from './numbered-events.ts';

/** Writer of the events of one gateway. Nothing that it does is waited for by a request that changes something. */
export interface EventWriter extends EventCopies {
  /** Writes what waits, or fails; for who is about to read. */
  readonly settle: () => Promise<void>;
  /** The same, and compares the ends of the chains in the store with the known ones. */
  readonly look: () => Promise<void>;
  readonly isAway: () => boolean;
  /** True once the store has answered since the start. */
  readonly wasReached: () => boolean;
  readonly waiting: () => number;
  /** Number of events that found no room while the store was away. */
  readonly lost: () => number;
  /** Number of events that the store had, has not any more, and that nobody has brought back; as of the last look. */
  readonly missing: () => number;
  /** Writes what waits, once, and ends. */
  readonly close: () => Promise<void>;
}

export type EventWriterOptions = Omit<FlushOptions, 'tellLost'>;

/** Milliseconds between two statements of a gateway that writes all the time: half of what an event costs is its statement. */
const BETWEEN = 500;
/** Milliseconds until the store is tried again: doubled with each failure. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Tries to write, once at a time, and keeps how often that failed. */
const createAttempts = ({ logger }: EventWriterOptions, flush: () => Promise<void>, written: () => void) => {
  const outage = createOutage({ logger, lost: 'the activity store is away', back: 'the activity store is back' });
  let failures = 0;
  let wasReached = false;
  let began = -Infinity;
  let flushing: Promise<void> | undefined;
  const tryOnce = async (): Promise<void> => {
    began = performance.now();
    try {
      await flush();
      outage.worked();
      wasReached = true;
      failures = 0;
      written();
    } catch (error) {
      outage.failed(error);
      failures += 1;
      throw error;
    } finally {
      flushing = undefined;
    }
  };
  return {
    flush: (): Promise<void> => (flushing ??= tryOnce()),
    isAway: outage.isAway,
    wasReached: () => wasReached,
    /** Writes the first event after a quiet time at once. A person may read it through another gateway right after their change. */
    pauseNow: (): number =>
      failures === 0
        ? Math.max(0, began + BETWEEN - performance.now())
        : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1)),
  };
};

/** Makes the writer of a gateway. What an earlier process has left is written first. */
export const createEventWriter = (options: EventWriterOptions): EventWriter => {
  const { waiting, heads, logger } = options;
  const numbered = createNumbered(options);
  const events = createFlush({ ...options, tellLost: numbered.addMissing });
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const attempts = createAttempts(options, events.flush, () => {
    numbered.tellMissing();
    scheduleMore();
  });
  const flushLater = (): void => {
    timer = undefined;
    attempts.flush().then(scheduleMore, scheduleMore);
  };
  const schedule = (): void => void (timer ??= setTimeout(flushLater, attempts.pauseNow()).unref());
  const scheduleMore = (): void => {
    if (waiting.count() > 0 && !isClosed) schedule();
  };
  scheduleMore();

  return {
    add: numbered.add,
    write: () => {
      numbered.write();
      scheduleMore();
    },
    settle: attempts.flush,
    look: () => {
      events.lookNext();
      return attempts.flush();
    },
    isAway: attempts.isAway,
    wasReached: attempts.wasReached,
    waiting: waiting.count,
    lost: numbered.lost,
    missing: events.missing,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await attempts.flush().catch(() => undefined);
      const left = waiting.count();
      if (left > 0 && !waiting.stay) logger.error({ events: left }, 'events of the activity were not written');
      waiting.close();
      heads.close();
    },
  };
};
