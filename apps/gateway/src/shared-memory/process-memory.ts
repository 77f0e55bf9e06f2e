import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { StoredText, MemoryArea, SharedMemory } from './shared-memory.ts';

/**
 * Option of LRU caches whose entries expire. The default remembers the time for 1 ms with a timer, which wakes an idle
 * process.
 */
export const exactAges = { ttlResolution: 0 } as const;

/**
 * Creates the memory of one process, for a gateway without Redis.
 * @param now clock of the gateway, which tests set
 */
export const createProcessMemory = ({ now }: { readonly now: () => Date }): SharedMemory => {
  const secret = randomBytes(32);
  const clock = {
    perf: { now: () => now().getTime() },
    ...exactAges,
  };
  let stamps = 0;

  const area = (max: number): MemoryArea => {
    // created at the first use, because an LRU cache allocates its maximum at once
    let madeTexts: LRUCache<string, StoredText> | undefined;
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

  const digest = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

  return {
    area: (_name, most) => area(most),
    digest,
    digests: (text) => [digest(text)],
    state: () => 'alone',
    look: () => Promise.resolve('alone'),
    close: () => Promise.resolve(),
  };
};
