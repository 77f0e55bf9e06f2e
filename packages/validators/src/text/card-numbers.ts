import { visibleLines } from './visible.ts';

/** Message of a search that contains a card number. */
export const cardRefusal = 'Parece un número de tarjeta: no se busca ni se envía.';

/**
 * Returns true if the last digit is the Luhn check digit (ISO/IEC 7812-1). A wrong one causes a warning only (GAP-50).
 */
export const hasLuhnDigit = (cardDigits: string): boolean =>
  Array.from(cardDigits)
    .reverse()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) %
    10 ===
  0;

/**
 * Characters between the groups of a card number. Commas and line breaks do not count, because they separate the
 * numbers of a list.
 */
const gap = String.raw`[\p{Zs}\p{Pd}\p{Pc}./]{1,3}`;

/**
 * Layouts of a card number, in digits of any script: without gaps, or in the groups of a card with equal gaps. Amounts,
 * dates and identifications in their usual forms do not match. Neither do the digits after the first 8 of a CBU.
 */
const layouts = [
  String.raw`(?<!\p{Nd}{8}${gap})\p{Nd}{13,19}`,
  String.raw`\p{Nd}{4}(${gap})(?:\p{Nd}{4}\1){2}\p{Nd}{1,4}`,
  String.raw`\p{Nd}{4}(${gap})(?:\p{Nd}{4}\1){3}\p{Nd}{1,3}`,
  String.raw`\p{Nd}{4}(${gap})\p{Nd}{6}\1\p{Nd}{4,5}`,
].map((layout) => new RegExp(String.raw`(?<![\p{L}\p{Nd}])${layout}(?![\p{L}\p{Nd}])`, 'gu'));

/**
 * Returns the digits of each part of the text that has a layout of a card number. Invisible characters within the
 * number do not hide it.
 */
export const cardDigitsIn = (text: string): readonly string[] => {
  const seen = visibleLines(text);
  return layouts.flatMap((layout) => Array.from(seen.matchAll(layout), ([found]) => found.replaceAll(/\P{Nd}/gu, '')));
};

/** First digits of payment card networks. */
const network = /^(?:2[2-7]|3[04-9]|[4-6])/;

/** Returns true for a card number of a known network with a right Luhn digit. Digits of another script always count. */
const isCardNumber = (found: string): boolean => !/^\d+$/.test(found) || (network.test(found) && hasLuhnDigit(found));

/** Returns true if the text contains a card number. */
export const hasCardNumber = (text: string): boolean => cardDigitsIn(text).some(isCardNumber);

/** Replaces each card number in the text by `···` and its last four digits. A text with a card number is normalized. */
export const withoutCardNumbers = (text: string): string =>
  hasCardNumber(text)
    ? layouts.reduce(
        (left, layout) =>
          left.replaceAll(layout, (found) => {
            const numerals = found.replaceAll(/\P{Nd}/gu, '');
            return isCardNumber(numerals) ? `···${numerals.slice(-4)}` : found;
          }),
        visibleLines(text),
      )
    : text;
