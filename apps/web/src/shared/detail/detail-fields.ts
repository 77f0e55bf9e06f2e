import type { ReactNode } from 'react';
import { ABSENT, dateTime } from '@/shared/format';
import type { Tone } from '@/shared/theme';
import { detailTexts } from './detail.texts';
import type { TimelineDate } from './timeline';

/** The text of a value. */
export interface FieldText {
  readonly text: string;
  /** Tone of a status, which is shown as a chip. */
  readonly tone?: Tone;
  /** Code of the service: shown small beside words, on demand behind a chip. */
  readonly code?: string;
}

interface FieldDisplay<T> {
  /** Label of the button that copies the value. */
  readonly copy?: string;
  /** Gives the value a line of its own. */
  readonly wide?: boolean;
  /** Content of the field in a section, in the place of its text. */
  readonly render?: (entity: T) => ReactNode;
  /** Condition of the field in a section. */
  readonly when?: (entity: T) => boolean;
  /** Label in a comparison, where it differs. */
  readonly compareAs?: string;
  /** Text of the field away from the screen, on paper and in an e-mail, where it must say less; null leaves it out. */
  readonly away?: (entity: T) => string | null;
  /** The one place that has the field; without it both have. A summary has the fields of both. */
  readonly only?: 'section' | 'comparison';
}

/** A field of an entity: its label, its value and its display. */
export type Field<T> = readonly [
  label: string,
  value: (entity: T) => string | number | FieldText | null | undefined,
  display?: FieldDisplay<T>,
];

/**
 * The fields of an entity in the order of the screen, for its section and for the comparison of its versions; null for a
 * property that another field includes. A property without an entry does not compile, so that none is forgotten.
 * @typeParam More names of fields that are no property, as one of an inner object
 */
export type Fields<T, More extends string = never> = Readonly<
  Record<Exclude<keyof T, '__typename'> | More, Field<T> | null>
>;

/** Fields by name. */
export type FieldTable<T> = Readonly<Record<string, Field<T> | null>>;

/** The text of a field; absent without a value. */
export const fieldText = <T>([, valueOf]: Field<T>, entity: T): FieldText => {
  const value = valueOf(entity);
  if (value === null || value === undefined || value === '') return { text: ABSENT };
  return typeof value === 'object' ? value : { text: String(value) };
};

/** Words with their code in brackets, for what shows text alone: two codes may have the same words. */
export const plainText = ({ text, code }: FieldText): string => (code === undefined ? text : `${text} (${code})`);

const compared = (value: FieldText): FieldText => (value.tone === undefined ? { text: plainText(value) } : value);

/** A field of a version in a comparison. */
export interface FieldReading extends FieldText {
  /** Finds the field in the other version. */
  readonly key: string;
  readonly label: string;
}

/** A field of a summary. */
export type SummaryField = Pick<FieldReading, 'label' | 'text'>;

/**
 * A field for a summary; undefined when it is not shown, or absent. What only a comparison has, the head of the section says.
 * @param rendered what the section shows in the place of the text
 */
export const summarized = <T>(field: Field<T>, entity: T, rendered?: string): SummaryField | undefined => {
  const [label, , { away, compareAs = label, when } = {}] = field;
  const text = away ? away(entity) : (rendered ?? compared(fieldText(field, entity)).text);
  return when?.(entity) === false || text === null || text === ABSENT ? undefined : { label: compareAs, text };
};

/** A thing of a list of a version in a comparison. */
export interface ItemReading {
  /** Finds the thing in the other version; equal keys are distinguished by their order. */
  readonly key: string;
  readonly title: string;
  readonly fields: readonly FieldReading[];
}

/** A titled part of a version in a comparison: its own fields, and a list of things. */
export interface SectionReading {
  readonly key: string;
  readonly title: string;
  readonly fields?: readonly FieldReading[];
  readonly items?: readonly ItemReading[];
}

/** The fields of an entity for a comparison; all are absent without the entity. */
export const readFields = <T>(fields: FieldTable<T>, entity: T | null): readonly FieldReading[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if (!field || field[2]?.only === 'section') return [];
    const label = field[2]?.compareAs ?? field[0];
    return [{ key, label, ...(entity === null ? { text: ABSENT } : compared(fieldText(field, entity))) }];
  });

/** Dates for a comparison. */
export const readDates = (dates: readonly TimelineDate[]): readonly FieldReading[] =>
  dates.map(({ field, label, at }) => ({ key: field, label, text: dateTime(at) }));

/** The section of dates for a comparison, without the last update, which stands above the columns. */
export const readDatesSection = (dates: readonly TimelineDate[]): SectionReading => ({
  key: 'dates',
  title: detailTexts.dates.title,
  fields: readDates(dates.filter(({ field }) => field !== 'lastUpdateDate')),
});
