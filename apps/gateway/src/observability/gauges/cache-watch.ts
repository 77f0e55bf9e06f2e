import { Counter, Gauge, type Registry } from 'prom-client';

/** Counters of one cache, which calls them at each read. */
export interface CacheWatch {
  readonly hit: () => void;
  readonly miss: (questions?: number) => void;
}

/**
 * Registers a cache.
 * @param size returns its number of entries
 */
export type WatchCache = (cache: string, size: () => number) => CacheWatch;

/**
 * Registers the metrics of caches. Hits are counted in plain numbers, because a list may read a cache for each row. The
 * registry collects them.
 */
export const registerCaches = (registry: Registry): WatchCache => {
  const registers = [registry];
  const caches: { readonly cache: string; readonly size: () => number; hits: number; misses: number }[] = [];
  new Counter({
    name: 'gateway_cache_reads_total',
    help: 'Questions to a cache, by whether it had the answer.',
    labelNames: ['cache', 'result'] as const,
    registers,
    collect() {
      this.reset();
      for (const { cache, hits, misses } of caches) {
        this.inc({ cache, result: 'hit' }, hits);
        this.inc({ cache, result: 'miss' }, misses);
      }
    },
  });
  new Gauge({
    name: 'gateway_cache_entries',
    help: 'Entries of a cache.',
    labelNames: ['cache'] as const,
    registers,
    collect() {
      for (const { cache, size } of caches) this.set({ cache }, size());
    },
  });
  return (cache, size) => {
    const watched = { cache, size, hits: 0, misses: 0 };
    caches.push(watched);
    return { hit: () => (watched.hits += 1), miss: (questions = 1) => (watched.misses += questions) };
  };
};
