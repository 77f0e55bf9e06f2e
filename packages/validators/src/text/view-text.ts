import { isLongerThan } from './characters.ts';
import { visibleText } from './visible.ts';

/** Maximum length of the name of a saved view, in characters. */
export const longestViewName = 60;

/** Maximum length of the search parameters of a saved view, in characters. */
export const longestViewSearch = 2_000;

/** Parameter of the search box of every list, where people type names. */
const TYPED = 'q';

/** Parameter of the amount of every list, which may have many digits. */
const AMOUNT = 'importe';

const withDigits = (text: string, count: number): boolean =>
  new RegExp(String.raw`\d{${count}}`).test(text.replaceAll(/[.\s]/g, ''));

/** Digits of the shortest card. */
const SHORTEST_CARD = 13;

/**
 * A DNI of at least seven digits, with dots or spaces between them, or a CUIT with its dashes. An amount behind its sign
 * is none.
 */
const PERSON_NUMBER = new RegExp(
  String.raw`(?<!\$\s?[\p{Nd}.]*)(?:\p{Nd}{2}\s?\p{Pd}\s?)?\p{Nd}(?:[.\s]*\p{Nd}){6,}(?:\s?\p{Pd}\s?\p{Nd}(?!\p{Nd}))?`,
  'gu',
);

/** Asks if a text has an e-mail address, or as many digits in a row as a DNI or a card has. */
export const hasPersonNumber = (text: string): boolean => text.includes('@') || text.search(PERSON_NUMBER) >= 0;

/** A text with `…` in the place of each number by which a person may be known: a DNI, a CUIT. */
export const withoutPersonNumbers = (text: string): string => text.replaceAll(PERSON_NUMBER, '…');

/**
 * Asks if search parameters of a list may name a person: a typed search, an e-mail address, or as many digits in a row
 * as a DNI has. Such a view stays in its browser.
 */
export const mayNamePerson = (search: string): boolean =>
  [...new URLSearchParams(search)].some(
    ([name, text]) =>
      hasPersonNumber(name) ||
      (name === TYPED && text !== '') ||
      (name === AMOUNT ? withDigits(text, SHORTEST_CARD) : hasPersonNumber(text)),
  );

/** Asks if a saved view may be kept and shown to others: neither its name nor its search may name a person. */
export const isKeepableView = ({ name, search }: { readonly name: string; readonly search: string }): boolean =>
  visibleText(name) !== '' &&
  !isLongerThan(name, longestViewName) &&
  !hasPersonNumber(name) &&
  search !== '' &&
  !isLongerThan(search, longestViewSearch) &&
  !mayNamePerson(search);
