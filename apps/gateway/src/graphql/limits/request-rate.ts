import { unlessLost, type SharedMemory } from '../../shared-memory/shared-memory.ts';

/** Milliseconds of the window in which requests are counted. */
const WINDOW = 60_000;
const PEOPLE_KEPT = 10_000;

/**
 * Counts requests of a person at all gateways that share the memory. Returns the number that remains in this minute,
 * negative when the limit is exceeded; undefined without a limit. With the memory of one process it returns at once,
 * otherwise a promise. While the shared memory is lost, nothing is counted.
 */
export type CountRequests = (personId: string, requests: number) => number | undefined | Promise<number>;

/** Creates the rate limit. @param perMinute maximum requests of a person in a minute; 0 for no limit */
export const createRequestRate = (memory: SharedMemory, perMinute: number): CountRequests => {
  if (perMinute === 0) return () => undefined;
  const area = memory.area('requests', PEOPLE_KEPT);
  return (personId, requests) => {
    const count = area.count(personId, WINDOW, requests);
    return typeof count === 'number' ? perMinute - count : unlessLost(count, 0).then((counted) => perMinute - counted);
  };
};
