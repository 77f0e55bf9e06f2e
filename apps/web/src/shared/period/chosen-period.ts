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

/** Periods that are other days tomorrow, as the address names them. */
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

/** A period as it was chosen: days that stay, or words whose days are those of the day on which they are looked at. */
export type ChosenPeriod = Period | RelativePeriod;

/** The day so many days later; negative for earlier. */
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

/** The days that are meant, as it is in Buenos Aires. */
export const daysOf = (chosen: ChosenPeriod, now: Date): Period =>
  typeof chosen === 'string' ? relativeDays(chosen, now) : chosen;

/** Reads `period` of the address: `ayer`, `2026-11`, `2026-11-03..2026-11-21`; undefined for anything else (GAP-07). */
export const readPeriod = (text: string): ChosenPeriod | undefined =>
  relativePeriods.find((relative) => relative === text) ?? parsePeriod(text);

/** Writes it for the address; the inverse of `readPeriod`. */
export const writePeriod = (chosen: ChosenPeriod): string => (typeof chosen === 'string' ? chosen : periodText(chosen));

/** A period for reading, with the days that it means now: `Ayer: 20/11/2026`, `Noviembre 2026`. */
export const chosenPeriodLabel = (chosen: ChosenPeriod, now: Date): string => {
  const days = periodLabel(daysOf(chosen, now));
  return typeof chosen === 'string' ? `${relativePeriodNames[chosen]}: ${days}` : days;
};
