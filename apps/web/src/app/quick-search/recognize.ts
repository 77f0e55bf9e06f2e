import { bankAccount, cardDigitsIn, cuit, check, isAlias, readAmount } from '@backoffice/validators';
import { quickSearchTexts as texts } from './quick-search.texts';

/** Services that a text may be looked for in; the names of their fields in the query. */
export type Searched = 'payments' | 'subscriptions' | 'payers' | 'collectors' | 'imports' | 'transfers';

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
    | 'collector'
    | 'alias'
    | 'text';
  /** In words. */
  readonly label: string;
  /** As the services know it: without separators, a date as `2026-11-24`, an amount as `1234.50`. */
  readonly value: string;
  /** Records among which it is searched; a card number, among none. */
  readonly searched: readonly Searched[];
}

const NOWHERE: readonly Searched[] = [];

/** Takes a text for something, or leaves it to the next. @param compact without spaces and dashes */
type Rule = (typed: string, compact: string) => Guess | undefined;

const when = (recognized: boolean, guess: () => Guess): Guess | undefined => (recognized ? guess() : undefined);

const dayIn = (typed: string): string | undefined => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  const text = /^\d{4}-\d\d-\d\d$/.test(typed) ? typed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined;
};

/** `1.234,50`, `$ 1500`: with cents or a sign, or it is another number. */
const amountIn = (typed: string): string | undefined =>
  /^\$|,\d{1,2}$/.test(typed) ? readAmount(typed.replace(/^\$\s*/, '')) : undefined;

const ofAccount = (value: string): string => {
  const { kind, bank, isValid } = bankAccount(value);
  return texts.account(kind, bank, isValid);
};

/** The first that takes the text has it. All that may be a card is one, for its number is sent nowhere. */
const rules: readonly Rule[] = [
  (_typed, compact) =>
    when(/^\d{22}$/.test(compact), () => ({
      kind: 'account',
      label: ofAccount(compact),
      value: compact,
      searched: NOWHERE,
    })),
  (typed) =>
    when(cardDigitsIn(typed).length > 0, () => ({ kind: 'card', label: texts.card, value: '', searched: NOWHERE })),
  (_typed, compact) =>
    when(/^[\da-f]{24}$/i.test(compact), () => ({
      kind: 'id',
      label: texts.id,
      value: compact.toLowerCase(),
      searched: ['payments', 'subscriptions', 'payers', 'imports', 'transfers'],
    })),
  (_typed, compact) => {
    const value = compact.replaceAll('.', '');
    return when(/^\d{11}$/.test(value), () => ({
      kind: 'cuit',
      label: check(cuit, value).ok ? texts.cuit : texts.wrongCuit,
      value,
      searched: ['payments', 'payers'],
    }));
  },
  (typed) =>
    when(/^\S+@\S*$/.test(typed), () => ({
      kind: 'email',
      label: texts.email,
      value: typed,
      searched: ['payers', 'payments', 'subscriptions'],
    })),
  (typed) => {
    const value = dayIn(typed);
    return value === undefined ? undefined : { kind: 'date', label: texts.date, value, searched: NOWHERE };
  },
  (typed) => {
    const value = amountIn(typed);
    return value === undefined ? undefined : { kind: 'amount', label: texts.amount, value, searched: NOWHERE };
  },
  (typed) =>
    when(/^(\d{7,8}|\d{1,2}\.\d{3}\.\d{3})$/.test(typed), () => ({
      kind: 'dni',
      label: texts.dni,
      value: typed.replaceAll('.', ''),
      searched: ['payments', 'payers'],
    })),
  (_typed, compact) =>
    when(/^\d{6}$/.test(compact), () => ({
      kind: 'bin',
      label: texts.bin,
      value: compact,
      searched: ['payments', 'subscriptions'],
    })),
  (typed) =>
    when(/^\d{4}$/.test(typed), () => ({
      kind: 'lastDigits',
      label: texts.lastDigits,
      value: typed,
      searched: ['payments', 'subscriptions'],
    })),
  (typed) =>
    when(/^[A-Z]{2,4}$/.test(typed), () => ({
      kind: 'collector',
      label: texts.collector,
      value: typed,
      searched: ['collectors'],
    })),
  (typed) =>
    when(/[.-]/.test(typed) && /[a-z]/i.test(typed) && isAlias(typed), () => ({
      kind: 'alias',
      label: texts.alias,
      value: typed,
      searched: ['payments', 'subscriptions', 'imports'],
    })),
];

/** Recognizes a text that somebody typed or pasted; undefined when it is too short. */
export const recognize = (text: string): Guess | undefined => {
  const typed = text.trim();
  if (typed.length < 2) return undefined;
  const compact = typed.replaceAll(/[\s-]/g, '');
  for (const rule of rules) {
    const guess = rule(typed, compact);
    if (guess) return guess;
  }
  const searched: readonly Searched[] = ['payers', 'collectors', 'payments', 'subscriptions', 'imports'];
  return { kind: 'text', label: texts.text, value: typed, searched };
};
