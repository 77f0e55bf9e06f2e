/** Zone of every day limit of the product, wherever the browser or the server stands (GAP-41). */
const timeZone = 'America/Argentina/Buenos_Aires';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const offsetFormat = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });

/** Calendar day of a moment, `2026-11-21`; days sort as text. */
export const dayOf = (moment: Date): string => dayFormat.format(moment);

/** First moment of a day, 00:00:00.000 there (A209). */
export const startOfDay = (day: string): Date => momentAt(day, '00:00:00.000');

/** Last millisecond of a day, 23:59:59.999 there (A209). */
export const endOfDay = (day: string): Date => momentAt(day, '23:59:59.999');

/** Whether the text is a day that the calendar has. */
export const isDay = (text: string): boolean => {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return moment !== undefined && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

function momentAt(day: string, time: string): Date {
  // the zone had daylight saving time until 2009, so the offset is asked and not assumed
  const offset = offsetFormat
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '');
  return new Date(`${day}T${time}${offset === undefined || offset === '' ? 'Z' : offset}`);
}
