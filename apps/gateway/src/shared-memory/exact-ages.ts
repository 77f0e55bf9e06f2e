/**
 * For every cache whose entries have an age: it asks the clock. Usually it would remember the time for a millisecond and set
 * a timer to forget it, which wakes up a process that waits.
 */
export const exactAges = { ttlResolution: 0 } as const;
