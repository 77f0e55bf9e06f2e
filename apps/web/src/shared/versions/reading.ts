import { ABSENT } from '@/shared/format';
import type { Tone } from '@/shared/theme';

/** What a person reads in the place of a value. */
export interface Shown {
  readonly text: string;
  /** For a status, which is shown as such. */
  readonly tone?: Tone;
}

/** One field of a version as a person reads it. */
export interface Reading extends Shown {
  /** What the field is found by in the other version. */
  readonly key: string;
  readonly label: string;
}

/** One thing of a list in a version. */
export interface ItemReading {
  /** What the thing is found by in the other version; equal ones are told apart by their order. */
  readonly key: string;
  readonly title: string;
  readonly fields: readonly Reading[];
}

/** A titled part of a version: fields of its own, and a list of things. */
export interface SectionReading {
  readonly key: string;
  readonly title: string;
  readonly fields?: readonly Reading[];
  readonly items?: readonly ItemReading[];
}

/** How a field is called, and how it reads. */
export type Field<T> = readonly [label: string, read: (entity: T) => string | number | Shown | null];

/**
 * Every field of an entity, in the order in which they are shown; null for one that another field's text includes or
 * that is no matter of a comparison. A field that is missing here does not compile, so that none is forgotten.
 */
export type Fields<T> = { readonly [K in Exclude<keyof T, '__typename'>]-?: Field<T> | null };

const shown = (value: string | number | Shown | null): Shown => {
  if (value === null || value === '') return { text: ABSENT };
  return typeof value === 'object' ? value : { text: String(value) };
};

/** The fields of an entity as they read; without the entity all of them are absent. */
export const readFields = <T>(
  fields: Readonly<Record<string, Field<T> | null>>,
  entity: T | null,
): readonly Reading[] =>
  Object.entries(fields).flatMap(([key, field]) =>
    field ? [{ key, label: field[0], ...shown(entity === null ? null : field[1](entity)) }] : [],
  );
