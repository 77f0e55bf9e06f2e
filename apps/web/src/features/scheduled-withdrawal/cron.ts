import { Cron } from 'croner';
import { cronTexts as texts } from './schedule.texts';

/** Frequencies to choose from (GAP-24). */
export type Frequency = 'daily' | 'weekdays' | 'weekly' | 'monthly';

/** Chosen frequency with its hour and day. */
export interface Preset {
  readonly frequency: Frequency;
  /** Hour from 0 to 23, in Buenos Aires. */
  readonly hour: number;
  /** Day of the week for `weekly`; 0 is Sunday. */
  readonly weekday: number;
  /** Day of the month from 1 to 28, for `monthly`. */
  readonly day: number;
}

/** Initial hour and days. */
export const firstPreset: Omit<Preset, 'frequency'> = { hour: 9, weekday: 1, day: 1 };

/** Returns the cron expression of a choice, with five fields. */
export const cronOf = ({ frequency, hour, weekday, day }: Preset): string => {
  const days: Readonly<Record<Frequency, string>> = {
    daily: '* * *',
    weekdays: '* * 1-5',
    weekly: `* * ${weekday}`,
    monthly: `${day} * *`,
  };
  return `0 ${hour} ${days[frequency]}`;
};

/** Parses an expression into a choice. Undefined for an expression that the screen does not offer. */
export const presetOf = (cron: string): Preset | undefined => {
  const [, hour, day = '', weekday = ''] = /^0 (1?\d|2[0-3]) (\*|\d{1,2}) \* (\*|[0-6]|1-5)$/.exec(cron) ?? [];
  if (hour === undefined) return undefined;
  const given = { ...firstPreset, hour: Number(hour) };
  if (day !== '*') {
    const isOffered = weekday === '*' && Number(day) >= 1 && Number(day) <= 28;
    return isOffered ? { ...given, frequency: 'monthly', day: Number(day) } : undefined;
  }
  if (weekday === '*') return { ...given, frequency: 'daily' };
  return weekday === '1-5'
    ? { ...given, frequency: 'weekdays' }
    : { ...given, frequency: 'weekly', weekday: Number(weekday) };
};

/** Returns an expression in words, or as it is if the screen does not offer it. */
export const cronText = (cron: string): string => {
  const preset = presetOf(cron);
  if (!preset) return texts.custom(cron);
  const at = texts.at(preset.hour);
  if (preset.frequency === 'weekly') return `${texts.everyWeekday(preset.weekday)} ${at}`;
  if (preset.frequency === 'monthly') return `${texts.everyMonth(preset.day)} ${at}`;
  return `${texts.every[preset.frequency]} ${at}`;
};

/** Returns the next runs of an expression in the time of Buenos Aires. Empty for an invalid expression. */
export const nextRuns = (cron: string, count: number, from = new Date()): readonly Date[] => {
  try {
    return new Cron(cron, { timezone: 'America/Argentina/Buenos_Aires', mode: '5-part' }).nextRuns(count, from);
  } catch {
    return [];
  }
};
