import { parseAmountRange, readAmount, type AmountRange } from '@backoffice/validators';

const CURRENCY = String.raw`(?:\$|ars|pesos?)`;
const aroundAmount = new RegExp(String.raw`^${CURRENCY}\s*|\s*${CURRENCY}$`, 'gi');

/** Converts a range to a filter. An empty end is left out. */
export const rangeFilter = ({ from, to }: AmountRange) => ({
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
});

/**
 * Returns true for a text that can only be an amount: with cents, or with dots between thousands. Four plain digits may
 * belong to a card, and a number with two dots may be a DNI.
 */
const isAmount = (text: string): boolean =>
  /,\d{1,2}$/.test(text) ||
  /^\d+\.\d{1,2}$/.test(text) ||
  /^\d{1,3}\.\d{3}$/.test(text) ||
  /^\d{1,3}(\.\d{3}){3,}$/.test(text);

const thousands = /(\d[\d.,]*)\s*(mil|mill[oó]n(?:es)?)\b/gi;

/** Words before an amount, with the sign that they mean. */
const signs: readonly (readonly [words: RegExp, sign: string])[] = [
  [/^(?:m[aá]s de|mayor(?:es)? (?:a|de|que))\s+(?=\d)/i, '>'],
  [/^(?:menos de|menor(?:es)? (?:a|de|que))\s+(?=\d)/i, '<'],
];

/** Replaces words by digits and signs: `más de 500 mil` by `>500000`, `entre 1000 y 2000` by `1000-2000`. */
const withSigns = (text: string): string => {
  const counted = text.replaceAll(thousands, (whole, number: string, unit: string) => {
    const amount = readAmount(number);
    // `readAmount` returns two decimals: without the point, the digits are a hundred times the amount
    return amount === undefined ? whole : amount.replace('.', '') + (unit.toLowerCase() === 'mil' ? '0' : '0000');
  });
  const between = counted.replace(/^entre\s+(\d[\d.,]{2,})\s+y\s+(\d[\d.,]{2,})$/i, '$1-$2');
  return signs.reduce((signed, [words, sign]) => signed.replace(words, sign), between);
};

/**
 * Parses an amount or a range: `$ 1500`, `1.234,50`, `1500 pesos`, `>1000`, `más de 500 mil`, `1000-2000`. Undefined for
 * any other text.
 */
export const amountsIn = (text: string): AmountRange | undefined => {
  const typed = withSigns(text.trim());
  const bare = typed.replaceAll(aroundAmount, '').trim();
  // two numbers with a space between are two facts
  if (bare === '' || /\d\s+\d/.test(bare)) return undefined;
  const isNamed = bare !== text.trim();
  const isRange = /^[<>≤≥]/.test(bare) || /^[\d.,$\s]+(?:[-–—]|\ba\b)[\d.,$\s]+$/.test(bare);
  if (!isNamed && !isRange && !isAmount(bare)) return undefined;
  return parseAmountRange(bare);
};

/** Parses up to nine plain digits as an amount. They may have another meaning too. */
export const plainAmountIn = (typed: string): string | undefined =>
  /^\d{1,9}$/.test(typed) ? readAmount(typed) : undefined;
