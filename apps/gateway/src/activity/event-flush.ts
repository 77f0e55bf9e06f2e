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

/** Returns the events of a chain that one statement can write: consecutive ones of one month. */
const batchOf = (events: readonly ChainedEvent[], head: Head): { batch: readonly ChainedEvent[]; month: string } => {
  const batch: ChainedEvent[] = [];
  let { seq, month } = head;
  for (const event of events) {
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

/**
 * Chain to which the events of a process are written. Events that waited during a change of AUDIT_SECRET cannot go on
 * in the chain of their process, because this gateway cannot sign it. They get a chain of their own.
 */
interface Place {
  readonly writer: string;
  /** Number of events in the chain of the former secret; 0 without one. */
  readonly before: number;
  readonly head: Head;
}

/** Detects chains that end earlier in the store than the gateway knows. */
const createLookout = ({ key, heads: known, now, logger, onLost }: FlushOptions) => {
  /**
   * Returns the end of a chain of this key. If the store confirmed a later end before, the events between are noted as
   * a gap.
   */
  const checkedHead = async (db: Database, writer: string, stored: Head): Promise<Head> => {
    const confirmed = known.get(writer);
    // the store has a later end when it wrote a statement whose response was lost
    if (confirmed === undefined || stored.seq > confirmed.seq || stored.digest === confirmed.digest) return stored;
    await noteGap(db, key, { writer, stored, known: confirmed, foundAt: now() });
    const events = confirmed.seq - stored.seq;
    logger.error({ events, from: stored.seq + 1 }, 'the activity store has lost events');
    onLost(events);
    return confirmed;
  };
  /** Returns the chain for the events of a process. A chain for another secret has the same name after each start. */
  const placeOf = async (db: Database, writer: string): Promise<Place> => {
    const stored = await headOf(db, key, writer);
    if (stored.key === key.name) return { writer, before: 0, head: await checkedHead(db, writer, stored) };
    const own = `${writer}.${key.name}`;
    return {
      writer: own,
      before: Math.max(stored.seq, known.get(writer)?.seq ?? 0),
      head: await checkedHead(db, own, await headOf(db, key, own)),
    };
  };
  return {
    placeOf,
    look: async (db: Database): Promise<number> => {
      const ends = await endsOf(
        db,
        known.all().map(([writer]) => writer),
      );
      for (const [writer, { seq }] of known.all()) {
        const end = ends.get(writer);
        // a chain of another AUDIT_SECRET is skipped: this key cannot seal its gap
        if (end === undefined || (end.seq < seq && end.key === key.name)) await placeOf(db, writer);
      }
      return missingEvents(db);
    },
  };
};

/** Creates the flush. It writes the waiting events in batches; then, if a look is due, it compares the chain ends. */
export const createFlush = (options: FlushOptions) => {
  const { store, key, waiting, heads: known, logger } = options;
  const lookout = createLookout(options);
  /** Chains by the process whose events wait. */
  const places = new Map<string, Place>();
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
    const place = places.get(writer) ?? (await lookout.placeOf(db, writer));
    const { head, before } = place;
    const own = oldest.filter((event) => event.writer === writer);
    const numbered = own.map(({ seq, line }) => ({ writer: place.writer, seq: seq - before, line }));
    const { batch: events, month } = batchOf(numbered, head);
    const last = events.at(-1);
    if (last === undefined) {
      waiting.remove(own);
      return;
    }
    const written = await appendBatch(db, key, { events, digests: digestsOf(key, events, head.digest), month }, head);
    if (written === undefined) {
      const isNew = !places.delete(writer);
      isLookDue = true;
      if (isNew) throw new Error('Somebody else writes this chain.');
      return;
    }
    places.set(writer, { ...place, head: written });
    known.set(place.writer, written);
    waiting.remove(own.slice(0, numbered.indexOf(last) + 1));
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
        places.clear(); // the failed statement may have written events, so the next flush reads the ends again
        throw error;
      }
    },
  };
};
