import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { exactAges } from '../exact-ages.ts';
import { lazily } from '../lazily.ts';
import type { Kept, MemoryArea, SharedMemory } from './shared-memory.ts';

/** What an area holds. */
interface Caches {
  readonly texts: LRUCache<string, Kept>;
  readonly counts: LRUCache<string, { value: number }>;
}

/** The memory of one process: all there is without Redis. @param now clock of the gateway; tests set it */
export const createProcessMemory = ({ now }: { readonly now: () => Date }): SharedMemory => {
  const secret = randomBytes(32);
  const clock = {
    perf: { now: () => now().getTime() },
    ...exactAges,
  };
  let stamps = 0;

  // a cache takes the room of all that it may hold from the start
  const cachesFor = lazily<number, Caches>({
    texts: (max) => new LRUCache({ max, ...clock }),
    counts: (max) => new LRUCache({ max, ...clock }),
  });

  const area = (most: number): MemoryArea => {
    const caches = cachesFor(most);
    const put = (key: string, text: string, ttl: number): void => {
      stamps += 1;
      caches.texts.set(key, { text, stamp: String(stamps) }, { ttl });
    };
    return {
      get: (key) => Promise.resolve(caches.texts.get(key)),
      set: (key, text, ttl) => {
        put(key, text, ttl);
        return Promise.resolve();
      },
      replace: (key, text, ttl, seen) => {
        const unchanged = caches.texts.get(key)?.stamp === seen?.stamp;
        if (unchanged) put(key, text, ttl);
        return Promise.resolve(unchanged);
      },
      remove: (key) => {
        caches.texts.delete(key);
        return Promise.resolve();
      },
      count: (key, ttl) => {
        const count = caches.counts.get(key) ?? { value: 0 };
        count.value += 1;
        if (count.value === 1) caches.counts.set(key, count, { ttl });
        return count.value;
      },
    };
  };

  return {
    area: (_name, most) => area(most),
    digest: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
    state: () => 'alone',
    close: () => Promise.resolve(),
  };
};
