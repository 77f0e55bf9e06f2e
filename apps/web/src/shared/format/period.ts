import { date, dayOf } from './moment';

/** Period of days, both included, as `PeriodInput` of the schema. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isMonth = (text: string): boolean => MONTH.test(text);

const isDay = (text: string): boolean => {
  if (!DAY.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Returns the current month in Buenos Aires: `2026-11` (A209). */
export const currentMonth = (now: Date): string => dayOf(now).slice(0, 7);

/**
 * Returns the first and last day of a month: `monthRange('2026-11')` → 2026-11-01 to 2026-11-30. Throws a `RangeError`
 * for another text.
 */
export const monthRange = (month: string): Period => {
  const [, year, number] = MONTH.exec(month) ?? [];
  if (!year || !number) throw new RangeError(`"${month}" is not a month such as 2026-11`);
  const last = String(lastDayOf(Number(year), Number(number))).padStart(2, '0');
  return { from: `${month}-01`, to: `${month}-${last}` };
};

/**
 * Returns the month that is `by` months later, or earlier for a negative number. Throws a `RangeError` for a text that
 * is not a month.
 */
export const shiftMonth = (month: string, by: number): string => {
  const [, year, number] = MONTH.exec(month) ?? [];
  const moved = new Date(Date.UTC(Number(year), Number(number) - 1 + by, 1));
  return moved.toISOString().slice(0, 7);
};

/**
 * Parses the parameter `period` of the address: `2026-11` or `2026-11-03..2026-11-21`; undefined for another text
 * (GAP-07).
 */
export const parsePeriod = (text: string): Period | undefined => {
  if (isMonth(text)) return monthRange(text);
  const [from, to, ...rest] = text.split('..');
  if (!from || !to || rest.length > 0 || !isDay(from) || !isDay(to) || from > to) return undefined;
  return { from, to };
};

/** Returns the shortest text of a period for the address; inverse of `parsePeriod`. */
export const periodText = ({ from, to }: Period): string => {
  const month = from.slice(0, 7);
  const whole = isMonth(month) ? monthRange(month) : undefined;
  return whole?.from === from && whole.to === to ? month : `${from}..${to}`;
};

const monthWords = new Intl.DateTimeFormat('es-AR', { month: 'long', timeZone: 'UTC' });

/** Formats a month in words: `monthName('2026-11')` → `Noviembre 2026`. */
export const monthName = (month: string): string => {
  const [, year] = MONTH.exec(month) ?? [];
  if (!year) return month;
  const word = monthWords.format(new Date(`${month}-01T00:00:00Z`));
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${year}`;
};

/** Formats a day in words with its year: `23 noviembre 2026` (CON-29). */
export const wordedDay = (day: string): string =>
  `${day.slice(8)} ${monthWords.format(new Date(`${day}T00:00:00Z`))} ${day.slice(0, 4)}`;

/** Formats a period: `Noviembre 2026`, `03/11/2026 – 21/11/2026`, or `03/11/2026`. */
export const periodLabel = (period: Period): string => {
  const text = periodText(period);
  if (period.from === period.to) return date(period.from);
  return isMonth(text) ? monthName(text) : `${date(period.from)} – ${date(period.to)}`;
};
