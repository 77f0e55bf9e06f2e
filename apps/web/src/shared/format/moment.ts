import { ABSENT } from './money';

/** Time zone of the formatted times and of the limits of days, independent of the zone of the browser (GAP-41). */
const TIME_ZONE = 'America/Argentina/Buenos_Aires';

const clock = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

type ClockPart = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

const read = (moment: Date): Record<ClockPart, string> => {
  const parts = { year: '', month: '', day: '', hour: '', minute: '', second: '' };
  for (const { type, value } of clock.formatToParts(moment)) if (type in parts) Object.assign(parts, { [type]: value });
  return parts;
};

/** Returns the current time. Screens call it while they render, so that their texts follow the day. */
export const readClock = (): Date => new Date();

const parse = (iso: string): Date | undefined => {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
};

/**
 * Formats an instant as `dd/MM/yyyy HH:mm:ss` (A211). A missing one becomes a dash; an unreadable text is returned
 * unchanged.
 */
export const dateTime = (iso: string | null | undefined): string => {
  if (!iso) return ABSENT;
  const moment = parse(iso);
  if (!moment) return iso;
  const { year, month, day, hour, minute, second } = read(moment);
  return `${day}/${month}/${year} ${hour}:${minute}:${second}`;
};

/**
 * Formats an instant, or a calendar day such as `2026-11-21`, as `dd/MM/yyyy` (A211). A missing one becomes a dash; an
 * unreadable text is returned unchanged.
 */
export const date = (value: string | null | undefined): string => {
  if (!value) return ABSENT;
  if (DAY.test(value)) return value.replace(DAY, '$3/$2/$1');
  const moment = parse(value);
  if (!moment) return value;
  const { year, month, day } = read(moment);
  return `${day}/${month}/${year}`;
};

/** Formats the day of an instant as `dd/MM/yy`. */
export const shortDate = (value: string | null | undefined): string =>
  date(value).replace(/^(\d{2}\/\d{2}\/)\d{2}(\d{2})$/, '$1$2');

/** Formats the time of day of an instant as `HH:mm`. */
export const time = (moment: Date): string => {
  const { hour, minute } = read(moment);
  return `${hour}:${minute}`;
};

/** Returns the calendar day of an instant in Buenos Aires: `2026-11-21`. */
export const dayOf = (moment: Date): string => {
  const { year, month, day } = read(moment);
  return `${year}-${month}-${day}`;
};

/** Returns the number of days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const dayWords = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** Formats the day of an instant in words: `Sábado, 21 de noviembre`. */
export const longDay = (moment: Date): string => {
  const words = dayWords.format(moment);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
