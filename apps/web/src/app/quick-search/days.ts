import { currentMonth, dayOf, monthName, monthRange, shiftMonth, withoutAccents, type Period } from '@/shared/format';

const shiftDay = (day: string, by: number): string => {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + by);
  return moved.toISOString().slice(0, 10);
};

/** Names of the months in order, in lower case without accents. */
const months = Array.from({ length: 12 }, (_none, month) =>
  monthName(`2026-${String(month + 1).padStart(2, '0')}`),
).map((name) => withoutAccents(name).replace(/ .*/, ''));

/** Returns an ISO date, or undefined if the calendar has no such day. */
const dayFrom = (year: string, month: string, day: string): string | undefined => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined;
};

const just = (day: string | undefined): Period | undefined => (day === undefined ? undefined : { from: day, to: day });

/** Largest number of years between two days of the same name: 29 February, around a century without a leap year. */
const MOST_YEARS = 8;

/** Adds the last year to a date without one in which that day existed and is not in the future. */
const lastSuch = (make: (year: string) => string | undefined, now: Date): string | undefined => {
  const year = Number(dayOf(now).slice(0, 4));
  return Array.from({ length: MOST_YEARS + 1 }, (_, back) => make(String(year - back))).find(
    (day) => day !== undefined && day <= dayOf(now),
  );
};

const monthFrom = (name: string): string | undefined => {
  const at =
    name.length < 3 ? -1 : months.findIndex((month) => month === name || (name.length === 3 && month.startsWith(name)));
  return at < 0 ? undefined : String(at + 1).padStart(2, '0');
};

/** Returns true for the full name of a month. */
export const isMonthName = (text: string): boolean => months.includes(withoutAccents(text));

const spoken = (text: string, now: Date): Period | undefined => {
  const today = dayOf(now);
  const month = currentMonth(now);
  const words: Readonly<Record<string, Period>> = {
    hoy: { from: today, to: today },
    ayer: { from: shiftDay(today, -1), to: shiftDay(today, -1) },
    anteayer: { from: shiftDay(today, -2), to: shiftDay(today, -2) },
    'este mes': monthRange(month),
    'mes pasado': monthRange(shiftMonth(month, -1)),
    'mes anterior': monthRange(shiftMonth(month, -1)),
  };
  return words[text];
};

const ofMonth = (text: string, now: Date): Period | undefined => {
  const [, day, name = '', year] = /^(?:(\d{1,2}) (?:de )?)?([a-z]{3,10})(?: (?:de |del )?(\d{4}))?$/.exec(text) ?? [];
  const month = monthFrom(name);
  if (month === undefined) return undefined;
  if (day !== undefined)
    return just(year === undefined ? lastSuch((guess) => dayFrom(guess, month, day), now) : dayFrom(year, month, day));
  const first = year === undefined ? lastSuch((guess) => dayFrom(guess, month, '1'), now) : dayFrom(year, month, '1');
  return first === undefined ? undefined : monthRange(first.slice(0, 7));
};

const written = (text: string, now: Date): Period | undefined => {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return just(dayFrom(text.slice(0, 4), text.slice(5, 7), text.slice(8)));
  const [, day = '', , month = '', year] = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(text) ?? [];
  if (year !== undefined) return just(dayFrom(year.length === 2 ? `20${year}` : year, month, day));
  if (text.includes('/') && month !== '') return just(lastSuch((guess) => dayFrom(guess, month, day), now));
  const [, ofYear = '', inYear = ''] = /^(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const first = dayFrom(inYear, ofYear, '1');
  return first === undefined ? undefined : monthRange(first.slice(0, 7));
};

/**
 * Parses a day or a month: `24/11/26`, `24-11-2026`, `24/11`, `ayer`, `noviembre 2026`. Undefined for any other text.
 */
export const daysIn = (typed: string, now: Date): Period | undefined => {
  const text = withoutAccents(typed).replaceAll(/\s+/g, ' ').trim();
  return spoken(text, now) ?? written(text, now) ?? ofMonth(text, now);
};
