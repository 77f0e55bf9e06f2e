import { readFileSync } from 'node:fs';
import { isObject } from './unknown-value.ts';

/** Days without work by year, as `MM-DD`. */
export type Holidays = Readonly<Record<string, readonly string[]>>;

const daysOf = (text: string): readonly string[] => text.split(' ');

/**
 * National holidays and bridge days of Argentina, as the Ministry of the Interior publishes them (laws 27.399 and
 * 23.555). A year that is not listed has no holidays here.
 */
export const nationalHolidays: Holidays = {
  2025: daysOf(
    '01-01 03-03 03-04 03-24 04-02 04-18 05-01 05-02 05-25 06-16 06-20 07-09 08-15 08-17 10-10 11-21 11-24 12-08 12-25',
  ),
  2026: daysOf(
    '01-01 02-16 02-17 03-23 03-24 04-02 04-03 05-01 05-25 06-15 06-20 07-09 07-10 08-17 10-12 11-23 12-07 12-08 12-25',
  ),
  2027: daysOf('01-01 02-08 02-09 03-24 03-26 04-02 05-01 05-25 06-20 06-21 07-09 08-16 10-11 11-20 12-08 12-25'),
};

const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value);

const isHolidays = (value: unknown): value is Holidays =>
  isObject(value) &&
  Object.entries(value).every(([year, days]) => /^20\d\d$/.test(year) && Array.isArray(days) && days.every(isDay));

/** Reads a file of holidays. A year in the file replaces that of the product as a whole. */
export const readHolidays = (path: string | undefined, problems: string[]): Holidays => {
  if (!path) return nationalHolidays;
  try {
    const given: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isHolidays(given)) return { ...nationalHolidays, ...given };
    problems.push(`HOLIDAYS_FILE (${path}) takes years with their days, such as { "2028": ["01-01"] }.`);
  } catch {
    problems.push(`HOLIDAYS_FILE (${path}) cannot be read.`);
  }
  return nationalHolidays;
};

/** Checks that a day, such as `2026-02-16`, is a holiday. */
export type IsHoliday = (day: string) => boolean;

/** Creates the check for a calendar. */
export const createIsHoliday = (holidays: Holidays): IsHoliday => {
  const days = new Set(Object.entries(holidays).flatMap(([year, all]) => all.map((day) => `${year}-${day}`)));
  return (day) => days.has(day);
};
