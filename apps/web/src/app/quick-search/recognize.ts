import { bankAccount, cardDigitsIn, cuit, check, isAlias } from '@backoffice/validators';
import type { Period } from '@/shared/format';
import { amountsIn, rangeFilter } from './amounts';
import { byAccount, byAmount, byId, byText, type Asks } from './asks';
import { daysIn } from './days';
import { byFacets, facetLabel, facetsIn, type Facets } from './several';
import { quickSearchTexts as texts } from './quick-search.texts';

/** Kind that a text was recognized as. */
export interface Guess {
  readonly kind:
    | 'card'
    | 'account'
    | 'id'
    | 'cuit'
    | 'email'
    | 'date'
    | 'amount'
    | 'dni'
    | 'bin'
    | 'lastDigits'
    | 'number'
    | 'collector'
    | 'alias'
    | 'several'
    | 'text';
  /** In words. */
  readonly label: string;
  /** As the services know it: without separators, a single day as `2026-11-24`. */
  readonly value: string;
  /** Lists in which it is searched, and how; a card number, in none. */
  readonly asks: Asks;
  /** Facts in it that lists are filtered by. */
  readonly facets: Facets;
}

/** Takes a text for something, or leaves it to the next. @param compact without spaces and dashes */
type Rule = (typed: string, compact: string, now: Date) => Guess | undefined;

const when = (
  recognized: boolean,
  guess: () => Omit<Guess, 'facets'> & { readonly facets?: Facets },
): Guess | undefined => (recognized ? { facets: {}, ...guess() } : undefined);

const ofAccount = (value: string): string => {
  const { kind, bank, isValid } = bankAccount(value);
  return texts.account(kind, bank, isValid);
};

const dayText = ({ from, to }: Period): string => (from === to ? from : `${from}..${to}`);

/** The beginning of an e-mail address, which names a person, or of an alias, which names an account. */
const isHalfAddress = (typed: string): boolean => /^[a-z]+\.[a-z]+\d+$/.test(typed);

/** The first that takes the text has it. All that may be a card is one, for its number is sent nowhere. */
const rules: readonly Rule[] = [
  (_typed, compact) =>
    when(/^\d{22}$/.test(compact), () => ({
      kind: 'account',
      label: ofAccount(compact),
      value: compact,
      asks: byAccount(compact),
    })),
  (typed) => when(cardDigitsIn(typed).length > 0, () => ({ kind: 'card', label: texts.card, value: '', asks: {} })),
  (_typed, compact) =>
    when(/^[\da-f]{24}$/i.test(compact), () => ({
      kind: 'id',
      label: texts.id,
      value: compact.toLowerCase(),
      asks: byId(compact.toLowerCase()),
    })),
  (_typed, compact) => {
    const value = compact.replaceAll('.', '');
    return when(/^\d{11}$/.test(value), () => ({
      kind: 'cuit',
      label: check(cuit, value).ok ? texts.cuit : texts.wrongCuit,
      value,
      asks: byText(value, ['payments', 'payers']),
    }));
  },
  (typed) =>
    when(/^\S+@\S*$/.test(typed), () => ({
      kind: 'email',
      label: texts.email,
      value: typed,
      asks: byText(typed, ['payers', 'payments', 'subscriptions']),
    })),
  (typed, _compact, now) => {
    const days = daysIn(typed, now);
    // a month may be somebody's name
    const asks = /^\p{L}+$/u.test(typed) && !/^(?:hoy|ayer|anteayer)$/i.test(typed) ? ofWords(typed) : {};
    return days && { kind: 'date', label: texts.date, value: dayText(days), asks, facets: { days } };
  },
  (typed) => {
    const amount = amountsIn(typed);
    return (
      amount && {
        kind: 'amount',
        label: texts.amount,
        value: amount.from === amount.to ? amount.from : typed,
        asks: byAmount(rangeFilter(amount)),
        facets: { amount },
      }
    );
  },
  (typed) =>
    when(/^(\d{7,8}|\d{1,2}\.\d{3}\.\d{3})$/.test(typed), () => ({
      kind: 'dni',
      label: texts.dni,
      value: typed.replaceAll('.', ''),
      asks: byText(typed.replaceAll('.', ''), ['payments', 'payers']),
    })),
  (_typed, compact) =>
    when(/^\d{6}$/.test(compact), () => ({
      kind: 'bin',
      label: texts.bin,
      value: compact,
      asks: byText(compact, ['payments', 'subscriptions', 'imports']),
    })),
  (typed) =>
    when(/^\d{4}$/.test(typed), () => ({
      kind: 'lastDigits',
      label: texts.lastDigits,
      value: typed,
      asks: byText(typed, ['payments', 'subscriptions']),
    })),
  (typed) =>
    when(/^\d+$/.test(typed), () => ({
      kind: 'number',
      label: texts.number,
      value: typed,
      asks: byText(typed, ['payments', 'subscriptions', 'imports']),
    })),
  (typed) =>
    when(/^[A-Z]{2,4}$/.test(typed), () => ({
      kind: 'collector',
      label: texts.collector,
      value: typed,
      asks: byText(typed, ['collectors']),
    })),
  (typed) =>
    when(/[.-]/.test(typed) && /[a-z]/i.test(typed) && isAlias(typed), () => ({
      kind: 'alias',
      label: texts.alias,
      value: typed,
      asks: {
        ...byText(isHalfAddress(typed) ? `${typed}@` : typed, ['payments', 'subscriptions']),
        ...byText(typed, ['imports']),
        ...byAccount(typed),
      },
    })),
  (typed, _compact, now) => {
    const facets = facetsIn(typed, now);
    const asks = facets && byFacets(facets);
    // where no list has all of these facts, it is a text like any other
    if (!asks || Object.keys(asks).length === 0) return undefined;
    return { kind: 'several', label: facetLabel(facets), value: facets.words ?? '', asks, facets };
  },
];

/** Lists in which words are looked for. */
const ofWords = (typed: string): Asks =>
  byText(typed, ['payers', 'collectors', 'payments', 'subscriptions', 'imports']);

/** Recognizes a text that somebody typed or pasted; undefined when it is too short. */
export const recognize = (text: string, now = new Date()): Guess | undefined => {
  const typed = text.trim();
  if (typed.length < 2) return undefined;
  const compact = typed.replaceAll(/[\s-]/g, '');
  for (const rule of rules) {
    const guess = rule(typed, compact, now);
    if (guess) return guess;
  }
  // names are often written the other way round, with a comma
  const words = typed.replaceAll(/\s*,\s*/g, ' ').trim();
  return { kind: 'text', label: texts.text, value: words, asks: ofWords(words), facets: {} };
};
