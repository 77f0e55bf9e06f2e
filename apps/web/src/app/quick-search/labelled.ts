import { withoutAccents } from '@/shared/format';
import { listIn } from './facets';

/** Meaning of the word before a colon. */
export type Label = 'status' | 'collector' | 'other';

const labels: Readonly<Record<Label, RegExp>> = {
  status: /^(?:status|estado)$/,
  collector: /^(?:entidad|comercio|firma|collector|collector_id)$/,
  other: /^(?:importe|amount|fecha|period|periodo|date|tarjeta|card|medio|method|pagador|payer|texto|q)$/,
};

interface Labelled {
  readonly label: Label;
  readonly value: string;
}

/** The parts of `estado:rechazado`; undefined for a word without one of these labels. */
export const labelledIn = (word: string): Labelled | undefined => {
  const [, name = '', value = ''] = /^(\p{L}[\p{L}_]*):(.*)$/u.exec(word) ?? [];
  const folded = withoutAccents(name);
  const label = (['status', 'collector', 'other'] as const).find((one) => labels[one].test(folded));
  return label && { label, value };
};

/** Words for what is done to a record, which the search does not do. */
const verbs =
  /^(?:cancelar|devolver|reembolsar|reintentar|autorizar|rechazar|reprocesar|notificar|conciliar|reversar|editar)$/;

interface Understood {
  /** Text to look for. */
  readonly text: string;
  /** Words that were left out of it. */
  readonly unknown: readonly string[];
}

/**
 * Leaves out a word for what is done, and a label whose value says nothing. A text of such words alone, or with the name
 * of a list, is the name of a screen: `autorizar retiros`.
 */
export const understood = (typed: string, saysNothing: (word: string) => boolean): Understood => {
  const words = typed.split(/\s+/);
  const isUnknown = (word: string): boolean => verbs.test(withoutAccents(word)) || saysNothing(word);
  const left = words.filter((word) => !isUnknown(word));
  if (left.every((word) => listIn(word) !== undefined)) return { text: typed, unknown: [] };
  return { text: left.join(' '), unknown: words.filter(isUnknown) };
};
