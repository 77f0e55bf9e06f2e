import type { Database } from '@backoffice/database';
import type { Logger } from 'pino';
import { appendBatch, endsOf, headOf, type Head } from './chain-rows.ts';
import { digestsOf, monthOf, type ChainedEvent, type ChainKey } from './chain.ts';
import { missingEvents, noteGap } from './gaps.ts';
import type { KnownHeads } from './known-heads.ts';
import type { Store } from './open-store.ts';
import type { EventQueue } from './event-queue.ts';

/** Options of the flush of waiting events. */
export interface FlushOptions {
  readonly store: Store;
  readonly key: ChainKey;
  readonly waiting: EventQueue;
  readonly heads: KnownHeads;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Called with the number of events that the store has lost. */
  readonly onLost: (events: number) => void;
}

/** Maximum number of events in one statement. */
const LARGEST_BATCH = 500;

/** Returns the events that one statement can write: consecutive ones of one chain and one month. */
const batchOf = (events: readonly ChainedEvent[], head: Head): { batch: readonly ChainedEvent[]; month: string } => {
  const batch: ChainedEvent[] = [];
  let { seq, month } = head;
  for (const event of events) {
    if (event.writer !== events[0]?.writer) break;
    if (event.seq <= seq) continue; // the store had it already when the process was killed
    const ownMonth = monthOf(event);
    const isLater = ownMonth > month;
    if (batch.length > 0 && (isLater || event.seq !== seq + 1)) break;
    if (isLater) month = ownMonth;
    batch.push(event);
    seq = event.seq;
  }
  return { batch, month };
};

/** Detects chains that end earlier in the store than the gateway knows. */
const createLookout = ({ key, heads: known, now, logger, onLost }: FlushOptions) => {
  /** Returns the end of a chain. If the store confirmed a later end before, the events between are noted as a gap. */
  const checkedHead = async (db: Database, writer: string): Promise<Head> => {
    const stored = await headOf(db, key, writer);
    const confirmed = known.get(writer);
    // the store has a later end when it wrote a statement whose response was lost
    if (confirmed === undefined || stored.seq > confirmed.seq || stored.digest === confirmed.digest) return stored;
    await noteGap(db, key, { writer, stored, known: confirmed, foundAt: now() });
    const events = confirmed.seq - stored.seq;
    logger.error({ events, from: stored.seq + 1 }, 'the activity store has lost events');
    onLost(events);
    return confirmed;
  };
  return {
    checkedHead,
    look: async (db: Database): Promise<number> => {
      const ends = await endsOf(
        db,
        known.all().map(([writer]) => writer),
      );
      for (const [writer, { seq }] of known.all()) {
        const end = ends.get(writer);
        // a chain of another AUDIT_SECRET is skipped: this key cannot seal its gap
        if (end === undefined || (end.seq < seq && end.key === key.name)) await checkedHead(db, writer);
      }
      return missingEvents(db);
    },
  };
};

/** Creates the flush, which writes the waiting events to the store batch by batch. */
export const createFlush = (options: FlushOptions) => {
  const { store, key, waiting, heads: known, logger } = options;
  const lookout = createLookout(options);
  const heads = new Map<string, Head>();
  let missing = 0;
  let isLookDue = true;

  const writeSome = async (): Promise<void> => {
    const oldest = waiting.oldest(LARGEST_BATCH);
    const writer = oldest[0]?.writer;
    if (writer === undefined) {
      // a count above the events in the file would repeat the flush forever
      const taken = waiting.resetCount();
      logger.error({ events: taken }, 'events of the activity were taken out of their file');
      return;
    }
    const db = await store.db();
    const head = heads.get(writer) ?? (await lookout.checkedHead(db, writer));
    const { batch: events, month } = batchOf(oldest, head);
    const last = events.at(-1);
    if (last === undefined) {
      waiting.remove(oldest.filter((event) => event.writer === writer));
      return;
    }
    const written = await appendBatch(db, key, { events, digests: digestsOf(key, events, head.digest), month }, head);
    if (written === undefined) {
      const isNew = !heads.delete(writer);
      isLookDue = true;
      if (isNew) throw new Error('Somebody else writes this chain.');
      return;
    }
    heads.set(writer, written);
    known.set(writer, written);
    waiting.remove(oldest.slice(0, oldest.indexOf(last) + 1));
  };

  return {
    missing: () => missing,
    /** Makes the next flush compare the ends of the chains, even when no event waits. */
    lookNext: (): void => {
      isLookDue = true;
    },
    flush: async (): Promise<void> => {
      try {
        while (waiting.count() > 0) await writeSome();
        if (!isLookDue) return;
        missing = await lookout.look(await store.db());
        isLookDue = false;
      } catch (error) {
        heads.clear(); // the failed statement may have written events, so the next flush reads the ends again
        throw error;
      }
    },
  };
};
