import { Cron } from 'croner';
import { cronTexts as texts } from './schedule.texts';

/** Choices of how often (GAP-24). */
export type Frequency = 'daily' | 'weekdays' | 'weekly' | 'monthly';

/** A choice of how often, and when. */
export interface Preset {
  readonly frequency: Frequency;
  /** 0 to 23, in Buenos Aires. */
  readonly hour: number;
  /** Of the week, 0 is Sunday; used by `weekly`. */
  readonly weekday: number;
  /** Of the month, 1 to 28; used by `monthly`. */
  readonly day: number;
}

/** Choice that is offered first, once a frequency is chosen. */
export const firstPreset: Omit<Preset, 'frequency'> = { hour: 9, weekday: 1, day: 1 };

/** The expression of a choice: five fields. */
export const cronOf = ({ frequency, hour, weekday, day }: Preset): string => {
  const days: Readonly<Record<Frequency, string>> = {
    daily: '* * *',
    weekdays: '* * 1-5',
    weekly: `* * ${weekday}`,
    monthly: `${day} * *`,
  };
  return `0 ${hour} ${days[frequency]}`;
};

/** The choice that an expression is; undefined for one that is none of them. */
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

/** An expression in words; as it stands where it is no choice of the screen. */
export const cronText = (cron: string): string => {
  const preset = presetOf(cron);
  if (!preset) return texts.custom(cron);
  const at = texts.at(preset.hour);
  if (preset.frequency === 'weekly') return `${texts.everyWeekday(preset.weekday)} ${at}`;
  if (preset.frequency === 'monthly') return `${texts.everyMonth(preset.day)} ${at}`;
  return `${texts.every[preset.frequency]} ${at}`;
};

/** The next moments that an expression means in Buenos Aires; empty when it cannot be read. */
export const nextRuns = (cron: string, count: number, from = new Date()): readonly Date[] => {
  try {
    return new Cron(cron, { timezone: 'America/Argentina/Buenos_Aires', mode: '5-part' }).nextRuns(count, from);
  } catch {
    return [];
  }
};
