import { dayOf, daysBetween } from './moment';

const relative = new Intl.RelativeTimeFormat('es-AR', { numeric: 'auto' });

const SECONDS = 60;
const MINUTES = 3_600;
const HOURS = 86_400;

/** Time since an event: `hace 2 minutos`. From 24 hours on, calendar days of Buenos Aires are counted. */
export const sinceText = (moment: Date, now: Date): string => {
  const seconds = Math.max(0, Math.round((now.getTime() - moment.getTime()) / 1000));
  if (seconds < SECONDS) return relative.format(-seconds, 'second');
  if (seconds < MINUTES) return relative.format(-Math.floor(seconds / SECONDS), 'minute');
  if (seconds < HOURS) return relative.format(-Math.floor(seconds / MINUTES), 'hour');
  return relative.format(-daysBetween(dayOf(moment), dayOf(now)), 'day');
};
