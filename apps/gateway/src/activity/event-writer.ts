import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { auditEvent } from '../observability/audit/audit-event.ts';
import { auditLine, auditOpening } from '../observability/audit/audit-format.ts';
import type { EventCopies } from '../observability/audit/audit.ts';
import { at, textAt } from '../unknown-value.ts';
import { appendBatch, headOf, type Head } from './chain-rows.ts';
import type { ChainedEvent, ChainKey } from './chain.ts';
import type { Store } from './open-store.ts';
import type { WaitingEvents } from './waiting-events.ts';

/** Writer of the events of one gateway. Nothing that it does is waited for by a request that changes something. */
export interface EventWriter extends EventCopies {
  /** Writes what waits, or fails; for who is about to read. */
  readonly settle: () => Promise<void>;
  readonly isAway: () => boolean;
  readonly waiting: () => number;
  /** Number of events that found no room while the store was away. */
  readonly lost: () => number;
  /** Writes what waits, once, and ends. */
  readonly close: () => Promise<void>;
}

export interface EventWriterOptions {
  readonly store: Store;
  readonly key: ChainKey;
  readonly waiting: WaitingEvents;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Milliseconds between two statements of a gateway that writes all the time: half of what an event costs is its statement. */
const BETWEEN = 500;
/** Milliseconds until the store is tried again: doubled with each failure. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;
/** Events of one statement. */
const LARGEST_BATCH = 500;

/** Escapes that are JSON, but no text of a database: NUL and halves of a pair. */
const NO_TEXT = /\\u0000|\\ud[89a-f][\da-f]{2}/g;

/** The code of an error; its message would reveal what was to be written. */
const codeOf = (error: unknown): string => textAt(error, 'code') ?? textAt(at(error, 'cause'), 'code') ?? 'unknown';

/** Month of an event, in UTC, such as `2026-11`: the beginning of the time in its line. */
const monthOf = ({ line }: ChainedEvent): string => {
  const month = textAt(JSON.parse(line), 'time')?.slice(0, '2026-11'.length);
  if (month === undefined) throw new Error('An event of the activity has no time.');
  return month;
};

/** Events that go with one statement: of one chain and one month, each the next of the one before. */
const batchOf = (events: readonly ChainedEvent[], head: Head): { batch: readonly ChainedEvent[]; month: string } => {
  const batch: ChainedEvent[] = [];
  let { seq, month } = head;
  for (const event of events) {
    if (event.writer !== events[0]?.writer) break;
    if (event.seq <= seq) continue; // written before the process was killed
    const ownMonth = monthOf(event);
    const isLater = ownMonth > month;
    if (batch.length > 0 && (isLater || event.seq !== seq + 1)) break;
    if (isLater) month = ownMonth;
    batch.push(event);
    seq = event.seq;
  }
  return { batch, month };
};

/** Writes waiting events to the store, one batch after the other. */
const createFlush = ({ store, key, waiting, logger }: EventWriterOptions): (() => Promise<void>) => {
  const heads = new Map<string, Head>();
  const writeSome = async (): Promise<void> => {
    const oldest = waiting.oldest(LARGEST_BATCH);
    const writer = oldest[0]?.writer;
    if (writer === undefined) {
      // events that are counted and not there would be looked for without end
      logger.error({ events: waiting.missing() }, 'events of the activity were taken out of their file');
      return;
    }
    const db = await store.db();
    const head = heads.get(writer) ?? (await headOf(db, key, writer));
    const { batch: events, month } = batchOf(oldest, head);
    const last = events.at(-1);
    if (last === undefined) {
      waiting.forget(oldest.filter((event) => event.writer === writer));
      return;
    }
    const digests: string[] = [];
    let digest = head.digest;
    for (const event of events) {
      digest = key.digestOf(event, digest);
      digests.push(digest);
    }
    heads.set(writer, await appendBatch(db, key, { events, digests, month }));
    waiting.forget(oldest.slice(0, oldest.indexOf(last) + 1));
  };
  return async () => {
    try {
      while (waiting.count() > 0) await writeSome();
    } catch (error) {
      heads.clear(); // nobody knows what was written: it is read again
      throw error;
    }
  };
};

/** Numbers recorded events as they are put where they wait: an event that finds no room takes no number. */
const createNumbered = ({ waiting, now, logger }: EventWriterOptions) => {
  const writer = randomUUID();
  let newest = 0;
  let recorded: string[] = [];
  let missing = 0;
  let lost = 0;

  const keep = (lines: readonly string[]): void => {
    const events = lines.map((line, index) => ({
      writer,
      seq: newest + 1 + index,
      line: line.slice(0, -1).replaceAll(NO_TEXT, '\\ufffd'),
    }));
    if (waiting.add(events)) {
      newest += events.length;
      return;
    }
    if (missing === 0) logger.error('events of the activity find no room: they are in the audit trail alone');
    missing += events.length;
    lost += events.length;
  };

  const write = (): void => {
    const lines = recorded;
    recorded = [];
    if (lines.length > 0) keep(lines);
  };

  return {
    /** @param line with its end */
    add: (line: string): void => void recorded.push(line),
    write,
    lost: () => lost,
    /** Says in the chain itself that events are missing in it. */
    tellMissing: (): void => {
      write();
      if (missing === 0) return;
      const request = { requestId: 'activity', operation: 'other', userId: null, username: null };
      const gap = { kind: 'gap', action: 'activity', type: 'Activity', count: missing, result: 'failed' } as const;
      missing = 0;
      keep([auditLine(auditOpening(request, now().toISOString()), auditEvent(gap))]);
    },
  };
};

/** Makes the writer of a gateway. What an earlier process has left is written first. */
export const createEventWriter = (options: EventWriterOptions): EventWriter => {
  const { waiting, logger } = options;
  const flushWaiting = createFlush(options);
  const numbered = createNumbered(options);
  let failures = 0;
  let began = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;
  let isClosed = false;

  const tryFlush = async (): Promise<void> => {
    began = performance.now();
    try {
      await flushWaiting();
      if (failures > 0) logger.info('the activity store is back');
      failures = 0;
      numbered.tellMissing();
    } catch (error) {
      if (failures === 0) logger.error({ code: codeOf(error) }, 'the activity store is away');
      failures += 1;
      throw error;
    } finally {
      flushing = undefined;
    }
  };
  const flush = (): Promise<void> => (flushing ??= tryFlush());

  const flushLater = (): void => {
    timer = undefined;
    flush().then(scheduleMore, scheduleMore);
  };
  /** The first event after a quiet time leaves at once: whoever changed something looks at it through any gateway. */
  const pauseNow = (): number =>
    failures === 0
      ? Math.max(0, began + BETWEEN - performance.now())
      : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
  const schedule = (): void => void (timer ??= setTimeout(flushLater, pauseNow()).unref());
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
    settle: flush,
    isAway: () => failures > 0,
    waiting: waiting.count,
    lost: numbered.lost,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await flush().catch(() => undefined);
      const left = waiting.count();
      if (left > 0 && !waiting.stay) logger.error({ events: left }, 'events of the activity were not written');
      waiting.close();
    },
  };
};
