/** Calendar month in Buenos Aires, in the formats of addresses. */
interface Month {
  /** `2026-10` */
  readonly name: string;
  /** `2026-10-01` */
  readonly first: string;
  /** `2026-10-31` */
  readonly last: string;
}

/** Milliseconds that Buenos Aires is behind UTC, all year. */
const OFFSET_MS = 3 * 60 * 60 * 1000;

/** Returns the month that was `count` months ago in Buenos Aires. A negative count gives a later month. */
export const monthAgo = (count: number): Month => {
  const now = new Date(Date.now() - OFFSET_MS);
  const dayOf = (months: number, day: number): string =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10);
  const first = dayOf(-count, 1);
  return { name: first.slice(0, 7), first, last: dayOf(1 - count, 0) };
};

/** Formats an ISO day as people read it: `31/10/2026`. */
export const readable = (day: string): string => day.split('-').toReversed().join('/');
