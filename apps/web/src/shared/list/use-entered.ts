import { useState } from 'react';
import type { FilteredList } from './use-filtered-list';

type Form = FilteredList['form'];

/** Values of a form of filters, by the names of its fields. */
export type Values = Form['values'];

interface Entered {
  /** The applied values that it began with, or that have arrived since. */
  readonly applied: string;
  readonly values: Values;
  /** Values that were sent and have not arrived yet, the oldest first. */
  readonly sent: readonly Values[];
}

interface EnteredForm {
  readonly entered: Values;
  readonly enter: (values: Values) => void;
  /** Says that these values are on their way to the address. */
  readonly noteSent: (values: Values) => void;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Keeps what is being entered. It begins again with the applied values when these change: a chip, the back button. What
 * the form itself has sent arrives while the person goes on typing: keys pressed since, and blanks, stay.
 */
export const useEntered = (fields: Form['fields'], applied: Values): EnteredForm => {
  const key = JSON.stringify(applied);
  const [state, setState] = useState<Entered>({ applied: key, values: applied, sent: [] });
  const search = fields.find(({ field }) => field.kind === 'search')?.name;

  /** The same values, and what has been entered since they were sent. */
  const arrivedIn = ({ values, sent }: Entered): Entered => {
    const place = sent.findIndex((one) => search === undefined || textOf(one[search]) === textOf(applied[search]));
    const own = sent[place];
    if (!own) return { applied: key, values: applied, sent: [] };
    const isKept = (name: string): boolean => name === search || values[name] !== own[name];
    const merged = fields.filter(({ name }) => isKept(name)).map(({ name }) => [name, values[name]] as const);
    return { applied: key, values: { ...applied, ...Object.fromEntries(merged) }, sent: sent.slice(place + 1) };
  };

  const current = state.applied === key ? state : arrivedIn(state);
  if (current !== state) setState(current);
  return {
    entered: current.values,
    enter: (values) => setState((last) => ({ ...last, values })),
    noteSent: (values) => setState((last) => ({ ...last, sent: [...last.sent, values] })),
  };
};
