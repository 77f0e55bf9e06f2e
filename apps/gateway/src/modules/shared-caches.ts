import { LRUCache } from 'lru-cache';
import type { WatchCache } from '../observability/cache-watch.ts';
import { unlessLost, type SharedMemory } from '../shared-memory/shared-memory.ts';
import type { CollectorParent } from './collector/collector.mappers.ts';

/** How long a collector is believed, in milliseconds: names change seldom, and the page of a collector asks anew. */
const collectorAge = 60_000;
const collectorsKept = 5_000;

/** Reads a collector from its service; null when there is none. */
type ReadCollector = (id: string) => Promise<CollectorParent | null>;

/** What requests share. Nothing in it depends on the person, beyond the permission that the directive asked before. */
export interface SharedCaches {
  /** A collector that somebody read lately, or by one call that all who ask meanwhile wait for. Failures are not kept. */
  readonly collector: (id: string, read: ReadCollector) => Promise<CollectorParent | null>;
}

/** What the caches of a gateway are made with. */
export interface SharedCachesOptions {
  readonly memory: SharedMemory;
  readonly now: () => Date;
  readonly watch: WatchCache;
}

interface Seen {
  readonly at: number;
  readonly collector: CollectorParent;
}
const isSeen = (value: unknown): value is Seen => typeof value === 'object' && value !== null && 'collector' in value;

/** The caches of one gateway, and behind them those that the gateways share. */
export const createSharedCaches = ({ memory, now, watch }: SharedCachesOptions): SharedCaches => {
  const here = new LRUCache<string, Seen>({ max: collectorsKept, perf: { now: () => now().getTime() } });
  const watched = watch('collectors', () => here.size);
  const reading = new Map<string, Promise<CollectorParent | null>>();
  const alone = memory.state() === 'alone'; // then the other memory is this very process
  const area = memory.area('collectors', collectorsKept);

  const keep = (id: string, seen: Seen): CollectorParent => {
    here.set(id, seen, { ttl: Math.max(1, seen.at + collectorAge - now().getTime()) });
    return seen.collector;
  };
  const lookUp = async (id: string): Promise<Seen | undefined> => {
    const found: unknown = JSON.parse((await area.get(id))?.text ?? 'null');
    return isSeen(found) && found.at + collectorAge > now().getTime() ? found : undefined;
  };
  const find = async (id: string, read: ReadCollector): Promise<CollectorParent | null> => {
    const shared = alone ? undefined : await unlessLost(lookUp(id), undefined);
    if (shared) return keep(id, shared);
    const collector = await read(id);
    if (!collector) return null;
    const seen = { at: now().getTime(), collector };
    if (!alone) void unlessLost(area.set(id, JSON.stringify(seen), collectorAge), undefined);
    return keep(id, seen);
  };

  return {
    collector: (id, read) => {
      const known = here.get(id);
      const waiting = reading.get(id);
      if (known ?? waiting) watched.hit();
      else watched.miss();
      if (known) return Promise.resolve(known.collector);
      // the one who reads may give up; whoever waits then reads for itself
      if (waiting) return waiting.catch(() => read(id));
      const found = find(id, read).finally(() => reading.delete(id));
      reading.set(id, found);
      return found;
    },
  };
};
