import { bankAccount, cardDigitsIn, cardRefusal, cuit, check, isAlias, visibleText } from '@backoffice/validators';
import type { Period } from '@/shared/format';
import { amountsIn, rangeFilter } from './amounts';
import { byAccount, byAmount, byId, byText, countingAmount, countingTransfers, type Asks } from './asks';
import { daysIn } from './days';
import { byFacets } from './facet-asks';
import { facetLabel } from './facet-text';
import { statusIn, isOverdue } from './facets';
import { labelledIn, understood } from './labelled';
import { facetsIn, signaturesIn, type Facets, type NamedCollector } from './several';
import { quickSearchTexts as texts } from './quick-search.texts';

/** Interpretation of a typed text. */
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
  /** Interpretation in words, for the person. */
  readonly label: string;
  /** Value in the format of the services: without separators, a day as `2026-11-24`. */
  readonly value: string;
  /** Lists to search, with their filters. Empty for a card number. */
  readonly asks: Asks;
  /** Facts in the text that become filters of a list. */
  readonly facets: Facets;
  /** Words that were left out of the search. */
  readonly unknown: readonly string[];
}

type Recognized = Omit<Guess, 'unknown'>;

/**
 * Recognizes one kind of text, or returns undefined.
 * @param compact text without spaces and dashes
 */
type Rule = (typed: string, compact: string, now: Date, known: readonly NamedCollector[]) => Recognized | undefined;

const when = (
  recognized: boolean,
  guess: () => Omit<Recognized, 'facets'> & { readonly facets?: Facets },
): Recognized | undefined => (recognized ? { facets: {}, ...guess() } : undefined);

const ofAccount = (value: string): string => {
  const { kind, bank, isValid } = bankAccount(value);
  return texts.account(kind, bank, isValid);
};

const dayText = ({ from, to }: Period): string => (from === to ? from : `${from}..${to}`);

/** Returns true for a text that may begin a person's e-mail address, or be the alias of an account. */
const isHalfAddress = (typed: string): boolean => /^[a-z]+\.[a-z]+\d+$/.test(typed);

/**
 * Rules in order: the first match wins. A text with digits that may be a card number counts as a card: a card number
 * must not be sent. Exactly 22 digits are an account instead.
 */
const rules: readonly Rule[] = [
  (_typed, compact) =>
    when(/^\d{22}$/.test(compact), () => ({
      kind: 'account',
      label: ofAccount(compact),
      value: compact,
      asks: byAccount(compact),
    })),
  (typed) => when(cardDigitsIn(typed).length > 0, () => ({ kind: 'card', label: cardRefusal, value: '', asks: {} })),
  (_typed, compact) =>
    when(/^[\da-f]{24}$/i.test(compact), () => ({
      kind: 'id',
      label: texts.id,
      value: compact.toLowerCase(),
      asks: byId(compact.toLowerCase()),
    })),
  (_typed, compact, now) => {
    const value = compact.replaceAll('.', '');
    return when(/^\d{11}$/.test(value), () => ({
      kind: 'cuit',
      label: check(cuit, value).ok ? texts.cuit : texts.wrongCuit,
      value,
      asks: { ...byText(value, ['payments', 'payers']), ...countingTransfers(value, now) },
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
    // the name of a month may also be the name of a person
    const asks = /^\p{L}+$/u.test(typed) && !/^(?:hoy|ayer|anteayer)$/i.test(typed) ? ofWords(typed) : {};
    return (
      days && {
        kind: 'date',
        label: texts.date,
        value: dayText(days),
        asks: { ...asks, countedPayments: { period: days } },
        facets: { days },
      }
    );
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
  (typed, _compact, now) =>
    when(/^(\d{7,8}|\d{1,2}\.\d{3}\.\d{3})$/.test(typed), () => ({
      kind: 'dni',
      label: texts.dni,
      value: typed.replaceAll('.', ''),
      asks: {
        ...byText(typed.replaceAll('.', ''), ['payments', 'payers']),
        ...countingAmount(typed, now),
      },
    })),
  (_typed, compact, now) =>
    when(/^\d{6}$/.test(compact), () => ({
      kind: 'bin',
      label: texts.bin,
      value: compact,
      asks: {
        ...byText(compact, ['payments', 'subscriptions', 'imports']),
        ...countingAmount(compact, now),
        countedBins: { search: compact },
      },
    })),
  (typed, _compact, now) =>
    when(/^\d{4}$/.test(typed), () => ({
      kind: 'lastDigits',
      label: texts.lastDigits,
      value: typed,
      asks: { ...byText(typed, ['payments', 'subscriptions']), ...countingAmount(typed, now) },
    })),
  (typed, _compact, now) =>
    when(/^\d+$/.test(typed), () => ({
      kind: 'number',
      label: texts.number,
      value: typed,
      asks: { ...byText(typed, ['payments', 'subscriptions', 'imports']), ...countingAmount(typed, now) },
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
  (typed, _compact, now, known) => {
    const facets = facetsIn(typed, now, known);
    const asks = facets && byFacets(facets);
    // no list supports all of these facts, so the text is treated as words
    if (!asks || Object.keys(asks).length === 0) return undefined;
    const { words = '', ...others } = facets;
    const { payments: countedPayments } = byFacets(others);
    const counted = words !== '' && asks.payments && countedPayments ? { countedPayments } : {};
    return { kind: 'several', label: facetLabel(facets), value: words, asks: { ...asks, ...counted }, facets };
  },
];

/** Returns filters that search for words. */
const ofWords = (typed: string): Asks =>
  byText(typed, ['payers', 'collectors', 'payments', 'subscriptions', 'imports']);

/** Returns true for a label whose value has no meaning: `status:perdido`. */
const saysNothing = (word: string): boolean => {
  const { label, value = '' } = labelledIn(word) ?? {};
  if (label === 'status') return statusIn(value) === undefined && !isOverdue(value);
  return label !== undefined && value === '';
};

/**
 * Recognizes a typed or pasted text by its normalized form, so that invisible characters hide no card number. Undefined
 * for fewer than two characters.
 */
export const recognize = (text: string, now = new Date(), known: readonly NamedCollector[] = []): Guess | undefined => {
  const { text: typed, unknown } = understood(visibleText(text), saysNothing);
  if (typed.length < 2) return undefined;
  const compact = typed.replaceAll(/[ -]/g, '');
  for (const rule of rules) {
    const guess = rule(typed, compact, now, known);
    if (guess) return { ...guess, unknown };
  }
  // names are often written as `surname, name`
  const words = typed.replaceAll(/\s*,\s*/g, ' ').trim();
  return { kind: 'text', label: texts.text, value: words, asks: ofWords(words), facets: {}, unknown };
};

/**
 * Returns possible signatures of entities in a text, to be queried before the text is recognized. Empty if the text is
 * understood without them.
 */
export const signaturesOf = (text: string, now = new Date()): readonly string[] => {
  const kind = recognize(text, now)?.kind;
  return kind === 'text' || kind === 'several' ? signaturesIn(visibleText(text), now) : [];
};
