import type { EventCopies } from '../observability/audit/audit.ts';
import { createOutage } from '../observability/log/outage.ts';
import { createFlush, type FlushOptions } from './event-flush.ts';
import { createNumbered } from './numbered-events.ts';

/**
 * State of the activity store.
 * - `unreached`: the store has not answered since the start.
 * - `written`: the last write or check succeeded.
 * - `waiting`: the store is away, and new events wait.
 * - `lost`: the store is away, and an event of this outage has found no room to wait.
 */
export type StoreState = 'unreached' | 'written' | 'waiting' | 'lost';

/** Writer of the events of one gateway. It writes in the background: no change waits for it. */
export interface EventWriter extends EventCopies {
  /** Writes the waiting events. A read calls it first. Rejects when the store does not answer. */
  readonly flush: () => Promise<void>;
  /** Does the same as `flush`, and compares the ends of the chains in the store with the known ones. */
  readonly look: () => Promise<void>;
  readonly isUnavailable: () => boolean;
  readonly state: () => StoreState;
  readonly waiting: () => number;
  /** Number of events since the start that found no room while the store was away. */
  readonly lost: () => number;
  /** Number of events that the store had confirmed, has lost and has not got back. It is as of the last `look`. */
  readonly missing: () => number;
  /** Tries once to write the waiting events, then closes the writer. */
  readonly close: () => Promise<void>;
}

export type EventWriterOptions = Omit<FlushOptions, 'onLost'>;

/** Minimum milliseconds between two flushes, so that one statement writes several events. */
const BETWEEN = 500;
/** Milliseconds until the first retry. Each failure doubles them, up to `LONGEST_PAUSE`. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Runs one flush at a time, and counts consecutive failures for the backoff. */
const createAttempts = ({ logger }: EventWriterOptions, flush: () => Promise<void>, written: () => void) => {
  const outage = createOutage({
    logger,
    outageMessage: 'the activity store is away',
    recoveryMessage: 'the activity store is back',
  });
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
    isUnavailable: outage.isUnavailable,
    wasReached: () => wasReached,
    /**
     * Milliseconds until the next write. The first event after a quiet time is written at once: a person may read it
     * through another gateway right after the change.
     */
    pauseNow: (): number =>
      failures === 0
        ? Math.max(0, began + BETWEEN - performance.now())
        : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1)),
  };
};

/** Creates the writer of a gateway. It first writes the events that an earlier process left in the file. */
export const createEventWriter = (options: EventWriterOptions): EventWriter => {
  const { waiting, heads, logger } = options;
  const numbered = createNumbered(options);
  const events = createFlush({ ...options, onLost: numbered.addMissing });
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
    flush: attempts.flush,
    look: () => {
      events.lookNext();
      return attempts.flush();
    },
    isUnavailable: attempts.isUnavailable,
    state: () => {
      if (attempts.isUnavailable() && numbered.isLosing()) return 'lost';
      if (!attempts.wasReached()) return 'unreached';
      return attempts.isUnavailable() ? 'waiting' : 'written';
    },
    waiting: waiting.count,
    lost: numbered.lost,
    missing: events.missing,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await attempts.flush().catch(() => undefined);
      const left = waiting.count();
      if (left > 0 && !waiting.isDurable) logger.error({ events: left }, 'events of the activity were not written');
      waiting.close();
      heads.close();
    },
  };
};
