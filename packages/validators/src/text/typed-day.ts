import { isDay } from '../day.ts';
import { visibleText } from './visible.ts';

/** Day, month and year with equal separators. A two-digit year is in this century. A time may follow. */
const dayFirst =
  /^(?<day>\d{1,2})(?<separator>[/.-])(?<month>\d{1,2})\k<separator>(?<year>\d{4}|\d{2})(?:,? \d{1,2}:\d{2}(?::\d{2})?)?$/;

/** Year, month and day, as programs write them. A time is refused: in its time zone the day may be another one. */
const yearFirst = /^(?<year>\d{4})(?<separator>[/.-])(?<month>\d{1,2})\k<separator>(?<day>\d{1,2})$/;

/** Eight digits, with the year first or last. A text with the year last has no valid month in the other order. */
const digitsAlone = [
  /^(?<day>\d{2})(?<month>\d{2})(?<year>(?:19|20)\d{2})$/,
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/,
];

const dayOfParts = (parts: Readonly<Record<string, string>>): string => {
  const { day = '', month = '', year = '' } = parts;
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** Returns each day that the text could mean by its form. The calendar may lack it. */
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
 * Parses a day as people write it: `1/2/26`, `01-02-2026`, `1.2.2026`, `01022026`, also with a time. Accepts
 * `2026-02-01` too. The day precedes the month. Six digits alone are refused, because their order is ambiguous.
 * @returns day as `2026-02-01`, or undefined
 */
export const readDay = (typed: string): string | undefined => written(typed).find(isDay);

/** Returns true if the text has the form of a day that the calendar lacks: `31/04/2026`. */
export const isImpossibleDay = (typed: string): boolean => {
  const days = written(typed);
  return days.length > 0 && !days.some(isDay);
};
