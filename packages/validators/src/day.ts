/** Time zone of every day of the product, wherever browser or server run (GAP-41). */
const timeZone = 'America/Argentina/Buenos_Aires';

const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const offsetFormat = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });

/** Returns the calendar day of a timestamp in Buenos Aires, `2026-11-21`. Days sort as text. */
export const dayOf = (moment: Date): string => {
  const parts = new Map(dayFormat.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year') ?? ''}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`;
};

/** Returns the start of a day in Buenos Aires, 00:00:00.000 (A209). It is later if summer time begins at midnight. */
export const startOfDay = (day: string): Date => {
  // the zone had summer time until 2009: takes the offset whose start lies within the day
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  const candidates = [-18, 12].map((hours) => midnight - offsetAt(midnight + hours * HOUR));
  const inside = candidates.filter((moment) => dayOf(new Date(moment)) === day);
  return new Date(Math.min(...(inside.length > 0 ? inside : candidates)));
};

/** Returns the last millisecond of a day in Buenos Aires (A209). */
export const endOfDay = (day: string): Date =>
  new Date(startOfDay(dayOfCalendar(Date.parse(`${day}T00:00:00.000Z`) + 24 * HOUR)).getTime() - 1);

/** Returns true if the text is an existing day, as `2026-11-21`. */
export const isDay = (text: string): boolean => {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return moment !== undefined && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

const HOUR = 60 * 60 * 1000;

const dayOfCalendar = (utc: number): string => new Date(utc).toISOString().slice(0, 10);

/** Returns the UTC offset of the zone in milliseconds, negative in Buenos Aires. */
function offsetAt(moment: number): number {
  const name = offsetFormat.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -size : size;
}
