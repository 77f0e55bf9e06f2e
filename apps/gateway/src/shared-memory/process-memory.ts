import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Kept, MemoryArea, SharedMemory } from './shared-memory.ts';

/**
 * For every cache whose entries have an age: it asks the clock. Usually it would remember the time for a millisecond and set
 * a timer to forget it, which wakes up a process that waits.
 */
export const exactAges = { ttlResolution: 0 } as const;

/** The memory of one process: all there is without Redis. @param now clock of the gateway; tests set it */
export const createProcessMemory = ({ now }: { readonly now: () => Date }): SharedMemory => {
  const secret = randomBytes(32);
  const clock = {
    perf: { now: () => now().getTime() },
    ...exactAges,
  };
  let stamps = 0;

  const area = (max: number): MemoryArea => {
    // made when needed: a cache takes the room of all that it may hold from the start
    let madeTexts: LRUCache<string, Kept> | undefined;
    let madeCounts: LRUCache<string, { value: number }> | undefined;
    const texts = () => (madeTexts ??= new LRUCache({ max, ...clock }));
    const counts = () => (madeCounts ??= new LRUCache({ max, ...clock }));
    const put = (key: string, text: string, ttl: number): void => {
      stamps += 1;
      texts().set(key, { text, stamp: String(stamps) }, { ttl });
    };
    return {
      get: (key) => Promise.resolve(texts().get(key)),
      set: (key, text, ttl) => {
        put(key, text, ttl);
        return Promise.resolve();
      },
      replace: (key, text, ttl, seen) => {
        const unchanged = texts().get(key)?.stamp === seen?.stamp;
        if (unchanged) put(key, text, ttl);
        return Promise.resolve(unchanged);
      },
      remove: (key) => {
        texts().delete(key);
        return Promise.resolve();
      },
      count: (key, ttl, by = 1) => {
        const count = counts().get(key) ?? { value: 0 };
        count.value += by;
        if (count.value === by) counts().set(key, count, { ttl });
        return count.value;
      },
    };
  };

  return {
    area: (_name, most) => area(most),
    digest: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
    state: () => 'alone',
    look: () => Promise.resolve('alone'),
    close: () => Promise.resolve(),
  };
};
