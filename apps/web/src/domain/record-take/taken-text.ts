import { time } from '@/shared/format';
import { takeTexts as texts } from './take.texts';
import type { TakenMarkFragment } from './Takes.generated';

/** A person who works on a record, and since when. */
export type Taken = NonNullable<TakenMarkFragment['taken']>;

const hourOf = ({ since }: Taken): string => time(new Date(since));

/** Returns who works on a record, and since which time of day. A take ends after four hours, so it needs no date. */
export const takenText = (taken: Taken): string =>
  taken.isOwn ? texts.hasOwn(hourOf(taken)) : texts.has(taken.name ?? taken.username, hourOf(taken));
