import { unlessLost, type SharedMemory } from '../../shared-memory/shared-memory.ts';

/** Milliseconds in which requests are counted together. */
const WINDOW = 60_000;
const PEOPLE_KEPT = 10_000;

/**
 * Counts requests of a person, at whatever gateway they came in, and answers how many are left of this minute: at once
 * where there is only this gateway. Below zero it is one too many; undefined where there is no limit.
 */
export type CountRequests = (personId: string, requests: number) => number | undefined | Promise<number>;

/** @param perMinute 0 for as many as they like */
export const createRequestRate = (memory: SharedMemory, perMinute: number): CountRequests => {
  if (perMinute === 0) return () => undefined;
  const area = memory.area('requests', PEOPLE_KEPT);
  return (personId, requests) => {
    const count = area.count(personId, WINDOW, requests);
    return typeof count === 'number' ? perMinute - count : unlessLost(count, 0).then((counted) => perMinute - counted);
  };
};
