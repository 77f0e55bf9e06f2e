import { withoutAccents } from '@/shared/format';
import { listIn } from './facets';

/** Fact that the label before a colon names. The value after `other` is recognized by its form. */
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

/** Splits `estado:rechazado` into label and value. Undefined for a word without a known label. */
export const labelledIn = (word: string): Labelled | undefined => {
  const [, name = '', value = ''] = /^(\p{L}[\p{L}_]*):(.*)$/u.exec(word) ?? [];
  const folded = withoutAccents(name);
  const label = (['status', 'collector', 'other'] as const).find((one) => labels[one].test(folded));
  return label && { label, value };
};

/** Verbs for actions on a record. The search does not run actions, so it ignores them. */
const verbs =
  /^(?:cancelar|devolver|reembolsar|reintentar|autorizar|rechazar|reprocesar|notificar|conciliar|reversar|editar)$/;

interface Understood {
  /** Text to search for. */
  readonly text: string;
  /** Words that were removed from the text. */
  readonly unknown: readonly string[];
}

/**
 * Removes verbs, and labelled words whose value has no meaning. A verb after `por` is part of a status, and stays. If
 * nothing or only names of lists are left, the text is kept whole: it may name a screen, as `autorizar retiros` does.
 */
export const understood = (typed: string, saysNothing: (word: string) => boolean): Understood => {
  const words = typed.split(/\s+/);
  const isUnknown = (word: string, at: number): boolean =>
    (verbs.test(withoutAccents(word)) && words[at - 1]?.toLowerCase() !== 'por') || saysNothing(word);
  const left = words.filter((word, at) => !isUnknown(word, at));
  if (left.every((word) => listIn(word) !== undefined)) return { text: typed, unknown: [] };
  return { text: left.join(' '), unknown: words.filter(isUnknown) };
};
