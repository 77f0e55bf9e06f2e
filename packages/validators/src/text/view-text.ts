import { parseAmountRange } from './amount-range-text.ts';
import { hasCardNumber } from './card-numbers.ts';
import { isLongerThan } from './characters.ts';
import { visibleLines, visibleText } from './visible.ts';

/** Maximum length of the name of a saved view, in characters. */
export const longestViewName = 60;

/** Maximum length of the search parameters of a saved view, in characters. */
export const longestViewSearch = 2_000;

/** Search box parameter of lists, where people type names. */
const TYPED = 'q';

/** Amount parameter of lists, which may have many digits. */
const AMOUNT = 'importe';

/**
 * Pattern of seven or more digits, as in a DNI, with dots or spaces between them, or of a CUIT with dashes. Digits
 * after `$` are an amount, and do not match.
 */
const PERSON_NUMBER = new RegExp(
  String.raw`(?<!\$\s?[\p{Nd}.]*)(?:\p{Nd}{2}\s?\p{Pd}\s?)?\p{Nd}(?:[.\s]*\p{Nd}){6,}(?:\s?\p{Pd}\s?\p{Nd}(?!\p{Nd}))?`,
  'gu',
);

/** Returns true if the text contains `@`, as an e-mail address does, as many digits as a DNI, or a card number. */
export const hasPersonNumber = (text: string): boolean =>
  text.includes('@') || visibleLines(text).search(PERSON_NUMBER) >= 0 || hasCardNumber(text);

/**
 * Replaces each number that may identify a person, such as a DNI or a CUIT, by `…`. A text with such a number is
 * normalized.
 */
export const withoutPersonNumbers = (text: string): string => {
  const seen = visibleLines(text);
  return seen.search(PERSON_NUMBER) < 0 ? text : seen.replaceAll(PERSON_NUMBER, '…');
};

/** Returns true for the text of an amount filter: an amount may have as many digits as a DNI. */
const isAmount = (text: string): boolean => parseAmountRange(text) !== undefined && !hasCardNumber(text);

/**
 * Returns true if search parameters may name a person: a typed search, an e-mail address, a card number, or as many
 * digits as a DNI outside an amount. Such a view must not leave its browser.
 */
export const mayNamePerson = (search: string): boolean =>
  [...new URLSearchParams(search)].some(
    ([name, text]) =>
      hasPersonNumber(name) ||
      (name === TYPED && text !== '') ||
      (!(name === AMOUNT && isAmount(text)) && hasPersonNumber(text)),
  );

/**
 * Returns true if a saved view may be stored by the gateway and shared. Its name and its search are present and within
 * their length, and neither may name a person.
 */
export const isKeepableView = ({ name, search }: { readonly name: string; readonly search: string }): boolean =>
  visibleText(name) !== '' &&
  !isLongerThan(name, longestViewName) &&
  !hasPersonNumber(name) &&
  search !== '' &&
  !isLongerThan(search, longestViewSearch) &&
  !mayNamePerson(search);
