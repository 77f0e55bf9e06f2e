import { unlessLost, type SharedMemory } from '../shared-memory/shared-memory.ts';

/** Milliseconds in which requests are counted together. */
const WINDOW = 60_000;
const PEOPLE_KEPT = 10_000;

/** Whether one request more of this person is too many, at whatever gateway they came in; at once where there is only this one. */
export type IsTooMany = (personId: string) => boolean | Promise<boolean>;

/** @param perMinute 0 for as many as they like */
export const createRequestRate = (memory: SharedMemory, perMinute: number): IsTooMany => {
  if (perMinute === 0) return () => false;
  const area = memory.area('requests', PEOPLE_KEPT);
  return (personId) => {
    const count = area.count(personId, WINDOW);
    if (typeof count === 'number') return count > perMinute;
    return unlessLost(count, 0).then((requests) => requests > perMinute);
  };
};
