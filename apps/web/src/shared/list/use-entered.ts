import { visibleText } from '@backoffice/validators';
import { useState } from 'react';
import type { FilteredList } from './use-filtered-list';

type Form = FilteredList['form'];

/** Values of a filter form, by field name. */
export type Values = Form['values'];

interface Entered {
  /** Applied values that the entered ones are based on, as JSON. */
  readonly applied: string;
  /** The same values, with identifiers in place of records, whose names may arrive later. */
  readonly meaning: string;
  readonly values: Values;
  /** Submitted values that are not applied yet, oldest first. */
  readonly sent: readonly Values[];
}

interface EnteredForm {
  readonly entered: Values;
  readonly enter: (values: Values) => void;
  /** Records that these values were submitted. */
  readonly recordSent: (values: Values) => void;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? visibleText(value) : '');

/** Returns the identifier of a record, and any other value as it is. */
const meaningOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/**
 * Hook with the entered values of a form. They are reset when the applied values change by other means, such as a chip
 * or the back button. When submitted values are applied, anything typed after the submit stays. When the name of an
 * applied record arrives, anything typed stays.
 */
export const useEntered = (fields: Form['fields'], applied: Values): EnteredForm => {
  const key = JSON.stringify(applied);
  const meaningIn = (values: Values) => JSON.stringify(fields.map(({ name }) => meaningOf(values[name])));
  const meaning = meaningIn(applied);
  const [state, setState] = useState<Entered>({ applied: key, meaning, values: applied, sent: [] });
  const search = fields.find(({ field }) => field.kind === 'search')?.name;

  /** Merges newly applied values with the values entered after their submit. */
  const arrivedIn = ({ values, sent }: Entered): Entered => {
    const place = sent.findIndex((one) => search === undefined || textOf(one[search]) === textOf(applied[search]));
    const own = sent[place];
    if (!own) return { applied: key, meaning, values: applied, sent: [] };
    const isKept = (name: string): boolean => name === search || values[name] !== own[name];
    const merged = fields.filter(({ name }) => isKept(name)).map(({ name }) => [name, values[name]] as const);
    const mergedValues = { ...applied, ...Object.fromEntries(merged) };
    return { applied: key, meaning, values: mergedValues, sent: sent.slice(place + 1) };
  };

  /** Replaces the entered records by the same ones with their names. */
  const named = (last: Entered): Entered => {
    const isSame = (name: string): boolean => meaningOf(last.values[name]) === meaningOf(applied[name]);
    const known = fields.filter(({ name }) => isSame(name)).map(({ name }) => [name, applied[name]] as const);
    return { ...last, applied: key, values: { ...last.values, ...Object.fromEntries(known) } };
  };

  const arrive = state.meaning === meaning ? named : arrivedIn;
  const current = state.applied === key ? state : arrive(state);
  if (current !== state) setState(current);
  return {
    entered: current.values,
    enter: (values) => setState((last) => ({ ...last, values })),
    recordSent: (values) => {
      // values that are applied already do not arrive: they would be taken for those of a later change
      const arrives = (last: Entered) => last.sent.length > 0 || meaningIn(values) !== meaning;
      setState((last) => (arrives(last) ? { ...last, sent: [...last.sent, values] } : last));
    },
  };
};
