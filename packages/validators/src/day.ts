/** Zone of every day limit of the product, wherever the browser or the server stands (GAP-41). */
const timeZone = 'America/Argentina/Buenos_Aires';

const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const offsetFormat = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });

/** Calendar day of a moment, `2026-11-21`; days sort as text. */
export const dayOf = (moment: Date): string => {
  const parts = new Map(dayFormat.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year') ?? ''}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`;
};

/** First moment of a day, 00:00:00.000 there (A209); later where summer time begins at midnight. */
export const startOfDay = (day: string): Date => {
  // the zone had summer time until 2009: of the two offsets around the day the one that stays in it
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  const candidates = [-18, 12].map((hours) => midnight - offsetAt(midnight + hours * HOUR));
  const inside = candidates.filter((moment) => dayOf(new Date(moment)) === day);
  return new Date(Math.min(...(inside.length > 0 ? inside : candidates)));
};

/** Last millisecond of a day, the one before the next day begins (A209). */
export const endOfDay = (day: string): Date =>
  new Date(startOfDay(dayOfCalendar(Date.parse(`${day}T00:00:00.000Z`) + 24 * HOUR)).getTime() - 1);

/** Asks if the text is a day that the calendar has. */
export const isDay = (text: string): boolean => {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return moment !== undefined && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

const HOUR = 60 * 60 * 1000;

const dayOfCalendar = (utc: number): string => new Date(utc).toISOString().slice(0, 10);

/** Milliseconds that the zone's clock is before UTC, negative in Buenos Aires. */
function offsetAt(moment: number): number {
  const name = offsetFormat.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -size : size;
}
