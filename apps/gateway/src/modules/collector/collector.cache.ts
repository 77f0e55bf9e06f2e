import { LRUCache } from 'lru-cache';
import { exactAges } from '../../shared-memory/process-memory.ts';
import type { GatewayShared } from '../../gateway-shared.ts';
import { unlessLost } from '../../shared-memory/shared-memory.ts';
import type { CollectorParent } from './collector.mappers.ts';
import { isObject } from '../../unknown-value.ts';

/** Milliseconds that a collector is cached. Names change seldom, and the page of a collector does not use the cache. */
const collectorAge = 60_000;
const collectorsKept = 5_000;

/** Reads collectors from their service; leaves out identifiers without a collector. */
type ReadCollectors = (ids: readonly string[]) => Promise<readonly CollectorParent[]>;

/**
 * Cache of collectors that all requests share. Its content does not depend on the person, so it does not check
 * permissions.
 */
export interface CollectorCache {
  /** Returns a collector from the memory of this gateway; undefined when it is missing or expired. */
  readonly recent: (id: string) => CollectorParent | undefined;
  /**
   * Returns collectors in the order of their identifiers, null for missing ones. Collectors that are not cached are
   * read together. A request for a collector that is being read waits for that call. Failures are not cached.
   */
  readonly find: (ids: readonly string[], read: ReadCollectors) => Promise<(CollectorParent | null)[]>;
}

interface Seen {
  readonly at: number;
  readonly collector: CollectorParent;
}
const isSeen = (value: unknown): value is Seen => isObject(value) && 'collector' in value;

type Found = Map<string, CollectorParent>;
type Collected = Promise<Found>;
type ReadCollected = (ids: readonly string[], read: ReadCollectors) => Collected;

/** Creates the two levels of the cache: the memory of this gateway, then the shared memory. */
const createSeenCollectors = ({ memory, now }: Pick<GatewayShared, 'memory' | 'now'>) => {
  const here = new LRUCache<string, Seen>({
    max: collectorsKept,
    perf: { now: () => now().getTime() },
    ...exactAges,
  });
  const alone = memory.state() === 'alone'; // no other gateway shares the memory
  const area = memory.area('collectors', collectorsKept);

  const keep = (seen: Seen): CollectorParent => {
    here.set(seen.collector.id, seen, { ttl: Math.max(1, seen.at + collectorAge - now().getTime()) });
    return seen.collector;
  };
  const lookUp = async (id: string): Promise<Seen | undefined> => {
    const found: unknown = JSON.parse((await area.get(id))?.text ?? 'null');
    return isSeen(found) && found.at + collectorAge > now().getTime() ? found : undefined;
  };
  return {
    size: () => here.size,
    get: (id: string) => here.get(id)?.collector,
    /** Reads collectors that another gateway has cached. */
    fromOthers: async (ids: readonly string[]): Collected => {
      const found = alone ? [] : await Promise.all(ids.map((id) => unlessLost(lookUp(id), undefined)));
      return new Map(found.flatMap((seen) => (seen ? [[seen.collector.id, keep(seen)]] : [])));
    },
    add: (collector: CollectorParent): void => {
      const text = JSON.stringify({ at: now().getTime(), collector });
      if (!alone) void unlessLost(area.set(collector.id, text, collectorAge), undefined);
      // a copy: a string that was sliced from a row would keep the whole row in memory
      const seen: unknown = JSON.parse(text);
      if (isSeen(seen)) keep(seen);
    },
  };
};

/** Creates the cache of collectors of a gateway. */
export const createCollectorCache = ({ memory, now, watchCache }: GatewayShared): CollectorCache => {
  const seen = createSeenCollectors({ memory, now });
  const watched = watchCache('collectors', seen.size);
  const reading = new Map<string, Collected>();

  const find: ReadCollected = async (ids, read) => {
    const found = await seen.fromOthers(ids);
    const missing = ids.filter((id) => !found.has(id));
    for (const collector of missing.length > 0 ? await read(missing) : []) {
      seen.add(collector);
      found.set(collector.id, collector);
    }
    return found;
  };

  /** Reads collectors that no other request is reading. */
  const start: ReadCollected = async (ids, read) => {
    if (ids.length === 0) return new Map();
    const found = find(ids, read).finally(() => {
      for (const id of ids) reading.delete(id);
    });
    for (const id of ids) reading.set(id, found);
    return found;
  };

  /**
   * Waits for collectors that other requests are reading. When such a call fails, for example because its request was
   * aborted, its collectors are read again.
   */
  const waitFor = async (waiting: ReadonlyMap<string, Collected>, read: ReadCollectors): Promise<Found> => {
    const outcomes = await Promise.allSettled(waiting.values());
    const lost = [...waiting.keys()].filter((_id, index) => outcomes[index]?.status === 'rejected');
    const found = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [...outcome.value] : []));
    return new Map([...found, ...(lost.length > 0 ? await find(lost, read) : [])]);
  };

  return {
    recent: (id) => {
      const collector = seen.get(id);
      if (collector) watched.hit();
      return collector;
    },
    find: async (ids, read) => {
      const waiting = new Map<string, Collected>();
      for (const id of ids) {
        const answer = reading.get(id);
        if (answer) waiting.set(id, answer);
      }
      const mine = ids.filter((id) => !waiting.has(id) && !seen.get(id));
      watched.miss(mine.length);
      const [own, others] = await Promise.all([start(mine, read), waitFor(waiting, read)]);
      return ids.map((id) => own.get(id) ?? others.get(id) ?? seen.get(id) ?? null);
    },
  };
};
