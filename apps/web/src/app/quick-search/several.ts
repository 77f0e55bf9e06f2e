import type { AmountRange } from '@backoffice/validators';
import type { PaymentFilter } from '@/shared/apollo/schema-types.generated';
import type { Period } from '@/shared/format';
import { amountsIn, plainAmountIn, rangeFilter } from './amounts';
import type { Asks } from './asks';
import { daysIn } from './days';
import { isOverdue, listIn, methodsIn, statusIn, type NamedList } from './facets';
import { quickSearchTexts as texts } from './quick-search.texts';

/** Facts of one thing, as several words name them. */
export interface Facets {
  readonly amount?: AmountRange;
  readonly days?: Period;
  readonly lastFourDigits?: string;
  readonly firstSixDigits?: string;
  readonly status?: PaymentFilter['status'] & string;
  readonly overdue?: true;
  readonly methods?: readonly number[];
  readonly list?: NamedList;
  /** Everything else that was typed: a name, an identifier. */
  readonly words?: string;
}

/** Most words that name one amount or one day: `24 de noviembre de 2026`. */
const LONGEST = 5;

/** Words beside a fact that say nothing of it. */
const idle = /^(?:de|del|en|por|con|tarjeta|terminad[ao]|importe)$/i;

/** A month alone is a name, too: `Abril Castro`. */
const namesDay = (text: string): boolean => /\d/.test(text) || /^(?:hoy|ayer|anteayer|este mes|mes \S+)$/i.test(text);

const ofPhrase = (text: string, now: Date): Facets | undefined => {
  const amount = amountsIn(text);
  if (amount) return { amount };
  const days = namesDay(text) ? daysIn(text, now) : undefined;
  return days && { days };
};

const ofWord = (word: string): Facets | undefined => {
  if (/^\d{4}$/.test(word)) return { lastFourDigits: word };
  if (/^\d{6}$/.test(word)) return { firstSixDigits: word };
  const status = statusIn(word);
  if (status) return { status };
  if (isOverdue(word)) return { overdue: true };
  const list = listIn(word);
  if (list) return { list };
  const methods = methodsIn(word);
  return methods.length > 0 ? { methods } : undefined;
};

interface Read {
  readonly facets: Facets;
  readonly words: readonly string[];
}

/** Reads the words from the left, the longest phrase first; a fact that is there already is a word like any other. */
const readWords = (given: readonly string[], now: Date, read: Read = { facets: {}, words: [] }): Read => {
  const [word] = given;
  if (word === undefined) return read;
  for (let length = Math.min(LONGEST, given.length); length > 0; length -= 1) {
    const phrase = given.slice(0, length).join(' ');
    const found = ofPhrase(phrase, now) ?? (length === 1 ? ofWord(phrase) : undefined);
    if (found && !Object.keys(found).some((name) => name in read.facets))
      return readWords(given.slice(length), now, { ...read, facets: { ...read.facets, ...found } });
  }
  return readWords(given.slice(1), now, { ...read, words: idle.test(word) ? read.words : [...read.words, word] });
};

/** Digits that stand beside a list without cards are an amount. */
const settled = (facets: Facets): Facets => {
  const { list, lastFourDigits, firstSixDigits, amount, ...others } = facets;
  const plain = plainAmountIn(lastFourDigits ?? firstSixDigits ?? '');
  if (list === undefined || list === 'payments' || list === 'subscriptions' || amount || plain === undefined)
    return facets;
  return { ...others, list, amount: { from: plain, to: plain } };
};

/** Facts that several words name: `14637,06 25/11`, `visa 2329 rechazado`; undefined where they are words alone. */
export const facetsIn = (typed: string, now: Date): Facets | undefined => {
  const { facets: found, words } = readWords(typed.split(/\s+/), now);
  const facets = settled({ ...found, ...(words.length > 0 && { words: words.join(' ') }) });
  const { list, methods, words: _words, ...sure } = facets;
  const ofPayments = facets.status !== undefined || facets.overdue === true;
  // a method is a name, too (Visa Argentina S. A.), unless it stands beside the list that it is wanted of
  if (Object.keys(sure).length === 0 && (list === undefined || methods === undefined)) return undefined;
  return ofPayments && list !== undefined && list !== 'payments' ? undefined : facets;
};

/** Facts in words, for whoever typed them. */
export const facetLabel = (facets: Facets): string =>
  [
    facets.list && texts[facets.list],
    facets.words && texts.text,
    facets.amount && texts.amount,
    facets.days && texts.date,
    (facets.lastFourDigits ?? facets.firstSixDigits) && texts.cardDigits,
    (facets.status ?? facets.overdue) && texts.status,
    facets.methods && texts.method,
  ]
    .filter(Boolean)
    .join(' + ');

/** Conditions of the facts that a list of money has. */
const ofMoney = ({ amount, days }: Facets) => ({
  ...(amount && { amount: rangeFilter(amount) }),
  ...(days && { period: days }),
});

/** Conditions of the facts that a subscription has as well as a payment. */
const ofPeople = ({ lastFourDigits, methods, words }: Facets) => ({
  ...(lastFourDigits !== undefined && { lastFourDigits }),
  ...(methods && { paymentMethodCodes: [...methods] }),
  ...(words !== undefined && { search: words }),
});

/** Conditions of the facts that a payment alone has. */
const ofPayments = ({ firstSixDigits, status, overdue }: Facets) => ({
  ...(firstSixDigits !== undefined && { firstSixDigits }),
  ...(status !== undefined && { status }),
  ...(overdue && { overdue }),
});

const isEmpty = (conditions: object): boolean => Object.keys(conditions).length === 0;

/** Asks the lists that have all of these facts; of one that is named, that one, and of withdrawals both kinds. */
export const byFacets = (facets: Facets): Asks => {
  const [money, people, payments] = [ofMoney(facets), ofPeople(facets), ofPayments(facets)];
  const sums: Asks =
    isEmpty(people) && isEmpty(payments)
      ? { transfers: money, withdrawals: money, withdraws: money, distributions: money }
      : {};
  const { period: _period, ...amounts } = money;
  const asks: Asks = {
    payments: { ...money, ...people, ...payments },
    ...(isEmpty(payments) && !facets.days && { subscriptions: { ...amounts, ...people } }),
    ...sums,
  };
  const { list } = facets;
  if (list === undefined) return asks;
  const named: readonly (keyof Asks)[] = list === 'withdrawals' ? ['withdrawals', 'withdraws'] : [list];
  return Object.fromEntries(named.flatMap((name) => (asks[name] ? [[name, asks[name]]] : [])));
};
