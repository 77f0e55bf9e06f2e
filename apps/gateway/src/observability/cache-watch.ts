import { Counter, Gauge, type Registry } from 'prom-client';

/** Told by a cache of each question to it. */
export interface CacheWatch {
  readonly hit: () => void;
  readonly miss: () => void;
}

/** Begins to watch a cache. @param size entries that it holds */
export type WatchCache = (cache: string, size: () => number) => CacheWatch;

/** Metrics of the caches of a gateway. */
export const registerCaches = (registry: Registry): WatchCache => {
  const registers = [registry];
  const sizes = new Map<string, () => number>();
  const reads = new Counter({
    name: 'gateway_cache_reads_total',
    help: 'Questions to a cache, by whether it had the answer.',
    labelNames: ['cache', 'result'] as const,
    registers,
  });
  new Gauge({
    name: 'gateway_cache_entries',
    help: 'Entries of a cache.',
    labelNames: ['cache'] as const,
    registers,
    collect() {
      for (const [cache, size] of sizes) this.set({ cache }, size());
    },
  });
  return (cache, size) => {
    sizes.set(cache, size);
    const [hits, misses] = [reads.labels(cache, 'hit'), reads.labels(cache, 'miss')];
    for (const series of [hits, misses]) series.inc(0); // there from the start, so that its rate is never missing
    return { hit: () => hits.inc(), miss: () => misses.inc() };
  };
};
