import {
  currentMonth,
  monthRange,
  parsePeriod,
  periodLabel,
  periodText,
  shiftMonth,
  type Period,
} from '@/shared/format/period';
import { dayOf } from '@/shared/format/moment';
import { relativePeriodNames } from './period.texts';

/** First day that can be chosen in lists with `sinceFirstDay` (B390). */
export const FIRST_DAY = '2020-01-01';

/** Returns the bounds of a list whose last day is today. */
export const sinceFirstDay = (now: Date): Period => ({ from: FIRST_DAY, to: dayOf(now) });

/** Relative periods, by their values in the address. Their days depend on the current day. */
export const relativePeriods = [
  'hoy',
  'ayer',
  'ultimos-7-dias',
  'este-mes',
  'mes-anterior',
  'ultimos-90-dias',
  'este-anio',
  'ultimos-12-meses',
] as const;

export type RelativePeriod = (typeof relativePeriods)[number];

/** Chosen period: fixed days, or a relative period whose days depend on the day of reading. */
export type ChosenPeriod = Period | RelativePeriod;

/** Returns the day that is `by` days later, or earlier for a negative number. */
const shiftDay = (day: string, by: number): string => {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + by);
  return moved.toISOString().slice(0, 10);
};

const relativeDays = (relative: RelativePeriod, now: Date): Period => {
  const today = dayOf(now);
  switch (relative) {
    case 'hoy':
      return { from: today, to: today };
    case 'ayer':
      return { from: shiftDay(today, -1), to: shiftDay(today, -1) };
    case 'ultimos-7-dias':
      return { from: shiftDay(today, -6), to: today };
    case 'este-mes':
      return monthRange(currentMonth(now));
    case 'mes-anterior':
      return monthRange(shiftMonth(currentMonth(now), -1));
    case 'ultimos-90-dias':
      return { from: shiftDay(today, -89), to: today };
    case 'este-anio':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
    case 'ultimos-12-meses':
      return { from: shiftDay(monthRange(shiftMonth(today.slice(0, 7), -12)).to, 1), to: today };
  }
};

/** Returns the days of a chosen period. Those of a relative period depend on the day of `now` in Buenos Aires. */
export const daysOf = (chosen: ChosenPeriod, now: Date): Period =>
  typeof chosen === 'string' ? relativeDays(chosen, now) : chosen;

/**
 * Reads the parameter `period` of the address: `ayer`, `2026-11`, `2026-11-03..2026-11-21`. Undefined for any other
 * text (GAP-07).
 */
export const readPeriod = (text: string): ChosenPeriod | undefined =>
  relativePeriods.find((relative) => relative === text) ?? parsePeriod(text);

/** Returns the text of a period for the address; inverse of `readPeriod`. */
export const writePeriod = (chosen: ChosenPeriod): string => (typeof chosen === 'string' ? chosen : periodText(chosen));

/** Formats a period with its current days: `Ayer: 20/11/2026`, `Noviembre 2026`. */
export const chosenPeriodLabel = (chosen: ChosenPeriod, now: Date): string => {
  const days = periodLabel(daysOf(chosen, now));
  return typeof chosen === 'string' ? `${relativePeriodNames[chosen]}: ${days}` : days;
};
