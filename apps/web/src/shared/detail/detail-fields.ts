import type { ReactNode } from 'react';
import { ABSENT, dateTime } from '@/shared/format';
import type { Tone } from '@/shared/theme';
import { detailTexts } from './detail.texts';
import type { TimelineDate } from './timeline';

/** Text of a value. */
export interface FieldText {
  readonly text: string;
  /** Tone of a status, which is shown as a chip. */
  readonly tone?: Tone;
  /** Code of the service, shown in small letters beside the text or as the tooltip of a chip. */
  readonly code?: string;
}

interface FieldDisplay<T> {
  /** Label of the button that copies the value. */
  readonly copy?: string;
  /** Topic or term of the help that the mark beside the label opens. */
  readonly help?: string;
  /** True to give the value a full line. */
  readonly wide?: boolean;
  /** True for a field for developers and support. A page with a tab of technical facts shows it there. */
  readonly technical?: boolean;
  /** Renders the field in a section, instead of its text. */
  readonly render?: (entity: T) => ReactNode;
  /** Returns false to leave the field out of the section. */
  readonly when?: (entity: T) => boolean;
  /** Label in a comparison, when it differs. */
  readonly compareAs?: string;
  /** Returns the shorter text for print and e-mail; null to leave the field out. */
  readonly printText?: (entity: T) => string | null;
  /**
   * Restricts the field to a section or to a comparison; by default it is in both. A summary has the fields of both.
   */
  readonly only?: 'section' | 'comparison';
}

/** Field of an entity: label, value and display. */
export type Field<T> = readonly [
  label: string,
  value: (entity: T) => string | number | FieldText | null | undefined,
  display?: FieldDisplay<T>,
];

/**
 * Fields of an entity in the order of the screen, for its section and for the comparison of versions. `null` marks a
 * property that another field includes. The type requires an entry for each property, so that none is forgotten.
 * @typeParam More names of fields that are not properties, for example of a nested object
 */
export type Fields<T, More extends string = never> = Readonly<
  Record<Exclude<keyof T, '__typename'> | More, Field<T> | null>
>;

/** Fields by name. */
export type FieldTable<T> = Readonly<Record<string, Field<T> | null>>;

/** Returns the text of a field, or the text for an absent value. */
export const fieldText = <T>([, valueOf]: Field<T>, entity: T): FieldText => {
  const value = valueOf(entity);
  if (value === null || value === undefined || value === '') return { text: ABSENT };
  return typeof value === 'object' ? value : { text: String(value) };
};

/** Returns the text with the code in parentheses, for displays of text only. Two codes may have the same text. */
export const plainText = ({ text, code }: FieldText): string => (code === undefined ? text : `${text} (${code})`);

const compared = (value: FieldText): FieldText => (value.tone === undefined ? { text: plainText(value) } : value);

/** Field of one version in a comparison. */
export interface FieldReading extends FieldText {
  /** Key of the same field in the other version. */
  readonly key: string;
  readonly label: string;
}

/** Field of a summary. */
export type SummaryField = Pick<FieldReading, 'label' | 'text'>;

/**
 * Converts a field for a summary; undefined when the field is hidden or absent. Fields with `only: 'comparison'` are
 * included, because the top of the section shows them.
 * @param rendered text on the screen of a field with `render`
 */
export const summarized = <T>(field: Field<T>, entity: T, rendered?: string): SummaryField | undefined => {
  const [label, , { compareAs = label, printText, when } = {}] = field;
  const text = printText ? printText(entity) : (rendered ?? compared(fieldText(field, entity)).text);
  return when?.(entity) === false || text === null || text === ABSENT ? undefined : { label: compareAs, text };
};

/** Item of a list in a comparison, in one version. */
export interface ItemReading {
  /** Key of the same item in the other version. Items with equal keys are matched by order. */
  readonly key: string;
  readonly title: string;
  readonly fields: readonly FieldReading[];
}

/** Titled section of one version in a comparison: fields and list items. */
export interface SectionReading {
  readonly key: string;
  readonly title: string;
  readonly fields?: readonly FieldReading[];
  readonly items?: readonly ItemReading[];
}

/** Reads the fields of an entity for a comparison. Without an entity all are absent. */
export const readFields = <T>(fields: FieldTable<T>, entity: T | null): readonly FieldReading[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if (!field || field[2]?.only === 'section') return [];
    const label = field[2]?.compareAs ?? field[0];
    return [{ key, label, ...(entity === null ? { text: ABSENT } : compared(fieldText(field, entity))) }];
  });

/** Reads dates for a comparison. */
export const readDates = (dates: readonly TimelineDate[]): readonly FieldReading[] =>
  dates.map(({ field, label, at }) => ({ key: field, label, text: dateTime(at) }));

/** Reads the section of dates for a comparison, without the last update, which is above the columns. */
export const readDatesSection = (dates: readonly TimelineDate[]): SectionReading => ({
  key: 'dates',
  title: detailTexts.dates.title,
  fields: readDates(dates.filter(({ field }) => field !== 'lastUpdateDate')),
});
