import { LRUCache } from 'lru-cache';
import type { CollectorParent } from './collector/collector.mappers.ts';

/** How long a collector is believed, in milliseconds: names change seldom, and the page of a collector asks anew. */
const collectorAge = 60_000;
const collectorsKept = 5_000;

/** What requests share. Nothing in it depends on the person, beyond the permission that the directive asked before. */
export interface SharedCaches {
  readonly collectors: LRUCache<string, CollectorParent>;
  /** Collectors being read just now, so that requests at the same time wait for one call. */
  readonly collectorsInFlight: Map<string, Promise<CollectorParent | null>>;
}

/** The caches of one gateway; tests give their clock. */
export const createSharedCaches = ({ now }: { readonly now: () => Date }): SharedCaches => ({
  collectors: new LRUCache({ max: collectorsKept, ttl: collectorAge, perf: { now: () => now().getTime() } }),
  collectorsInFlight: new Map(),
});
