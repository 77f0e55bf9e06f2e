/** A month, as addresses write it and its days. */
interface Month {
  /** `2026-10` */
  readonly name: string;
  /** `2026-10-01` */
  readonly first: string;
  /** `2026-10-31` */
  readonly last: string;
}

/** Moves the clock of UTC to that of Buenos Aires. */
const OFFSET_MS = 3 * 60 * 60 * 1000;

/** The month of some months ago, in Buenos Aires; negative ones are to come. */
export const monthAgo = (count: number): Month => {
  const now = new Date(Date.now() - OFFSET_MS);
  const dayOf = (months: number, day: number): string =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10);
  const first = dayOf(-count, 1);
  return { name: first.slice(0, 7), first, last: dayOf(1 - count, 0) };
};

/** A day as people read it: `31/10/2026`. */
export const readable = (day: string): string => day.split('-').toReversed().join('/');
