import { visibleLines } from './visible.ts';

/** Message of a search that contains a card number. */
export const cardRefusal = 'Parece un número de tarjeta: no se busca ni se envía.';

/**
 * Returns true if the last digit is the Luhn check digit (ISO/IEC 7812-1). The form of a card only warns about a wrong
 * check digit (GAP-50).
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

/** Matches the last 14 digits of a CBU that a gap divides after the first 8. Other lengths of a part are no CBU. */
const restOfAccount = String.raw`(?<=(?<!\p{Nd})\p{Nd}{8}${gap})\p{Nd}{14}(?!\p{Nd})`;

/**
 * Layouts of a card number, in digits of any script: without gaps, or in the groups of a card with equal gaps. Amounts,
 * dates and identifications in their usual forms do not match. A match is empty and has the number in a group, so that
 * the groups before a card number do not hide it.
 */
const layouts = [
  String.raw`(?!${restOfAccount})\p{Nd}{13,19}`,
  String.raw`\p{Nd}{4}(?<gap>${gap})(?:\p{Nd}{4}\k<gap>){2}\p{Nd}{1,4}`,
  String.raw`\p{Nd}{4}(?<gap>${gap})(?:\p{Nd}{4}\k<gap>){3}\p{Nd}{1,3}`,
  String.raw`\p{Nd}{4}(?<gap>${gap})\p{Nd}{6}\k<gap>\p{Nd}{4,5}`,
].map((layout) => new RegExp(String.raw`(?<![\p{L}\p{Nd}])(?=(?<found>${layout})(?![\p{L}\p{Nd}]))`, 'gu'));

/** Part of a text, from the index of its first character up to the index after its last. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** Finds the parts that have a layout of a card number. Parts may overlap. */
const partsIn = (seen: string): readonly Part[] =>
  layouts.flatMap((layout) =>
    Array.from(seen.matchAll(layout), ({ index, groups }) => ({
      from: index,
      to: index + (groups?.['found'] ?? '').length,
    })),
  );

const digitsOf = (seen: string, { from, to }: Part): string => seen.slice(from, to).replaceAll(/\P{Nd}/gu, '');

/**
 * Returns the digits of each part of the text that has a layout of a card number, whatever its network or check digit.
 * Boxes that search at each keystroke use it. Invisible characters within the number do not hide it.
 */
export const cardDigitsIn = (text: string): readonly string[] => {
  const seen = visibleLines(text);
  return partsIn(seen).map((part) => digitsOf(seen, part));
};

/** First digits of payment card networks. */
const network = /^(?:2[2-7]|3[04-9]|[4-6])/;

/** Returns true for a card number of a known network with a right Luhn digit. Digits of another script always count. */
const isCardNumber = (found: string): boolean => !/^\d+$/.test(found) || (network.test(found) && hasLuhnDigit(found));

/** Returns true if the text contains a card number. */
export const hasCardNumber = (text: string): boolean => cardDigitsIn(text).some(isCardNumber);

/** Joins parts that overlap, and sorts them. */
const joined = (parts: readonly Part[]): readonly Part[] => {
  const whole: Part[] = [];
  for (const part of [...parts].sort((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    const overlaps = last !== undefined && part.from < last.to;
    if (overlaps) whole[whole.length - 1] = { from: last.from, to: Math.max(last.to, part.to) };
    else whole.push(part);
  }
  return whole;
};

/** Replaces each card number by `···` and its last four digits. A text with a card number comes back normalized. */
export const withoutCardNumbers = (text: string): string => {
  const seen = visibleLines(text);
  const cards = joined(partsIn(seen).filter((part) => isCardNumber(digitsOf(seen, part))));
  if (cards.length === 0) return text;
  const kept = cards.map((part, place) => {
    const before = seen.slice(cards[place - 1]?.to ?? 0, part.from);
    return `${before}···${digitsOf(seen, part).slice(-4)}`;
  });
  return kept.join('') + seen.slice(cards.at(-1)?.to ?? 0);
};
