import { createHash } from 'node:crypto';

const hour = 3_600_000;
const week = 7 * 24 * hour;
/** Buenos Aires is three hours behind UTC; the first Monday of Unix time was its fifth day. */
const firstMonday = 4 * 24 * hour + 3 * hour;

/** Moment at which the week of another begins, a Monday in Buenos Aires. */
export const weekStart = (moment: string): Date =>
  new Date(Math.floor((Date.parse(moment) - firstMonday) / week) * week + firstMonday);

/** Moment at which the week that begins then has ended. */
export const weekEnd = (start: Date): Date => new Date(start.getTime() + week);

/** Batch that collects what a collector was paid in the week of this moment. */
export const seededBatchId = (collectorId: string, moment: string): string =>
  createHash('sha256')
    .update(`${collectorId} ${weekStart(moment).toISOString()}`)
    .digest('hex')
    .slice(0, 24);
