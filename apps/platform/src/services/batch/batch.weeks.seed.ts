import { createHash } from 'node:crypto';

const hour = 3_600_000;
const week = 7 * 24 * hour;
/** First Monday of Unix time in Buenos Aires, which is three hours behind UTC. Unix time began on a Thursday. */
const firstMonday = 4 * 24 * hour + 3 * hour;

/** Returns the start of the week that contains a timestamp: a Monday in Buenos Aires. */
export const weekStart = (moment: string): Date =>
  new Date(Math.floor((Date.parse(moment) - firstMonday) / week) * week + firstMonday);

/** Returns the end of the week that begins at `start`: the start of the next week. */
export const weekEnd = (start: Date): Date => new Date(start.getTime() + week);

/** Returns the id of the batch with a collector's payments of the week of this timestamp. */
export const seededBatchId = (collectorId: string, moment: string): string =>
  createHash('sha256')
    .update(`${collectorId} ${weekStart(moment).toISOString()}`)
    .digest('hex')
    .slice(0, 24);
