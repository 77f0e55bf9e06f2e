import type { AmountRange } from '@backoffice/validators';
import type { Period } from '@/shared/format';
import { amountsIn, plainAmountIn } from './amounts';
import { daysIn, isMonthName } from './days';
import { isOverdue, listIn, methodsIn, statusIn, type NamedList, type StatusMeaning } from './facets';
import { labelledIn } from './labelled';

/** Entity that the text names. */
export interface NamedCollector {
  readonly id: string;
  readonly name: string;
}

/** Facts that the words of a text name. */
export interface Facets {
  readonly amount?: AmountRange;
  readonly days?: Period;
  readonly lastFourDigits?: string;
  readonly firstSixDigits?: string;
  readonly status?: StatusMeaning;
  readonly overdue?: true;
  /** Word for a payment method, with the media payments that it matches. */
  readonly methods?: { readonly word: string; readonly codes: readonly number[] };
  readonly collector?: NamedCollector;
  readonly list?: NamedList;
  /** Remaining words: a name or an identifier. */
  readonly words?: string;
}

/** Maximum number of words in one amount or day: `entre 100 mil y 200 mil pesos`. */
const MOST_WORDS = 7;

/** Filler words without a meaning of their own. */
const idle = /^(?:de|del|en|por|con|la|el|los|las|tarjeta|terminad[ao]|importe)$/i;

/** Months that are also first names or surnames: `Abril Castro`. */
const monthAndName = /^(?:abril|mayo|julio)$/i;

type Months = 'all' | 'no names';

const namesDay = (text: string, months: Months): boolean =>
  /\d/.test(text) ||
  /^(?:hoy|ayer|anteayer|este mes|mes \S+)$/i.test(text) ||
  (isMonthName(text) && (months === 'all' || !monthAndName.test(text)));

interface Context {
  readonly now: Date;
  readonly known: readonly NamedCollector[];
  readonly months: Months;
}

const ofPhrase = (text: string, { now, months }: Context): Facets | undefined => {
  const amount = amountsIn(text);
  if (amount) return { amount };
  const days = namesDay(text, months) ? daysIn(text, now) : undefined;
  return days && { days };
};

const ofStatus = (word: string): Facets | undefined => {
  const status = statusIn(word);
  if (status) return { status };
  return isOverdue(word) ? { overdue: true } : undefined;
};

/** Returns the status or the list that one word or several name. */
const ofNames = (words: string): Facets | undefined => {
  const list = listIn(words);
  return ofStatus(words) ?? (list && { list });
};

const ofLabelled = (word: string): Facets | undefined => {
  const { label, value = '' } = labelledIn(word) ?? {};
  if (label === 'status') return ofStatus(value);
  const id = value.toUpperCase();
  return label === 'collector' && value !== '' ? { collector: { id, name: '' } } : undefined;
};

const ofWord = (word: string, context: Context): Facets | undefined => {
  if (/^\d{4}$/.test(word)) return { lastFourDigits: word };
  if (/^\d{6}$/.test(word)) return { firstSixDigits: word };
  const { label, value = '' } = labelledIn(word) ?? {};
  if (label === 'other') return ofPhrase(value, context) ?? ofWord(value, context);
  const found = ofLabelled(word) ?? ofNames(word);
  if (found) return found;
  const collector = context.known.find(({ id }) => id === word.toUpperCase());
  if (collector) return { collector };
  const codes = methodsIn(word);
  return codes.length > 0 ? { methods: { word, codes } } : undefined;
};

interface Read {
  readonly facets: Facets;
  readonly words: readonly string[];
}

/** Parses the words from left to right, longest phrase first. A second fact of the same kind counts as words. */
const readWords = (given: readonly string[], context: Context, read: Read = { facets: {}, words: [] }): Read => {
  const [word] = given;
  if (word === undefined) return read;
  for (let length = Math.min(MOST_WORDS, given.length); length > 0; length -= 1) {
    const phrase = given.slice(0, length).join(' ');
    const found = ofPhrase(phrase, context) ?? (length === 1 ? ofWord(phrase, context) : ofNames(phrase));
    if (found && !Object.keys(found).some((name) => name in read.facets))
      return readWords(given.slice(length), context, { ...read, facets: { ...read.facets, ...found } });
  }
  return readWords(given.slice(1), context, { ...read, words: idle.test(word) ? read.words : [...read.words, word] });
};

/** Converts four or six digits to an amount if the named list has no cards. */
const digitsAsAmount = (facets: Facets): Facets => {
  const { list, lastFourDigits, firstSixDigits, amount, ...others } = facets;
  const plain = plainAmountIn(lastFourDigits ?? firstSixDigits ?? '');
  if (list === undefined || list === 'payments' || list === 'subscriptions' || amount || plain === undefined)
    return facets;
  return { ...others, list, amount: { from: plain, to: plain } };
};

/** Parses the text. A month that may be a name counts as a month only if no other words remain. */
const readTyped = (typed: string, now: Date, known: readonly NamedCollector[]): Read => {
  const given = typed.split(/\s+/);
  const asMonth = readWords(given, { now, known, months: 'all' });
  return asMonth.words.length === 0 ? asMonth : readWords(given, { now, known, months: 'no names' });
};

/**
 * Returns the facts in a text: `14637,06 25/11`, `visa 2329 rechazado`. Undefined for words alone, and for words with
 * only a list or only a payment method.
 */
export const facetsIn = (typed: string, now: Date, known: readonly NamedCollector[] = []): Facets | undefined => {
  const { facets: found, words } = readTyped(typed, now, known);
  const facets = digitsAsAmount({ ...found, ...(words.length > 0 && { words: words.join(' ') }) });
  const { list, methods, words: _words, ...sure } = facets;
  // a payment method may be part of a name (Visa Argentina S. A.), so it counts only beside another fact
  return Object.keys(sure).length === 0 && (list === undefined || methods === undefined) ? undefined : facets;
};

/** Returns the remaining words that may be signatures of entities, in upper case. Empty for a text of one word. */
export const signaturesIn = (typed: string, now: Date): readonly string[] => {
  const given = typed.split(/\s+/);
  const { words } = readTyped(typed, now, []);
  if (given.length < 2) return [];
  return words.filter((word) => /^[a-z][a-z\d]{1,3}$/i.test(word)).map((word) => word.toUpperCase());
};
