import { isDay } from '../day.ts';
import { visibleText } from './visible.ts';

/** Day, month and year in this order, with one separator; two digits of a year are of this century. A time may follow. */
const dayFirst =
  /^(?<day>\d{1,2})(?<separator>[/.-])(?<month>\d{1,2})\k<separator>(?<year>\d{4}|\d{2})(?:,? \d{1,2}:\d{2}(?::\d{2})?)?$/;

/** Year, month and day, as programs write them. A time is refused: it may be of another zone, and so of another day. */
const yearFirst = /^(?<year>\d{4})(?<separator>[/.-])(?<month>\d{1,2})\k<separator>(?<day>\d{1,2})$/;

/** Eight digits in a row, in either order; a year of the other order would lie before 1900. */
const digitsAlone = [
  /^(?<day>\d{2})(?<month>\d{2})(?<year>(?:19|20)\d{2})$/,
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/,
];

const dayOfParts = (parts: Readonly<Record<string, string>>): string => {
  const { day = '', month = '', year = '' } = parts;
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** The days that a text has the form of, whether the calendar has them or not. */
const written = (typed: string): readonly string[] => {
  const text = visibleText(typed)
    .replaceAll(/\s*([/.-])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ');
  return [dayFirst, yearFirst, ...digitsAlone].flatMap((form) => {
    const parts = form.exec(text)?.groups;
    return parts ? [dayOfParts(parts)] : [];
  });
};

/**
 * Reads a day as people write it: `1/2/26`, `01-02-2026`, `1.2.2026`, `01022026`, with a time as lists show it, or as
 * programs write it, `2026-02-01`. The day comes before the month; what could be another day is not read.
 * @returns the day as `2026-02-01`; undefined for a text that is none
 */
export const readDay = (typed: string): string | undefined => written(typed).find(isDay);

/** Asks if a text is written as a day, and the calendar has no such one: `31/04/2026`. */
export const isImpossibleDay = (typed: string): boolean => {
  const days = written(typed);
  return days.length > 0 && !days.some(isDay);
};
