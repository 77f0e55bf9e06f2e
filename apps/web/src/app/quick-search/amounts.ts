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

/**
 * Parses an amount or a range: `$ 1500`, `1.234,50`, `1500 pesos`, `>1000`, `1000-2000`. Undefined for any other text.
 */
export const amountsIn = (typed: string): AmountRange | undefined => {
  const bare = typed.trim().replaceAll(aroundAmount, '').trim();
  // two numbers with a space between are two facts
  if (bare === '' || /\d\s+\d/.test(bare)) return undefined;
  const isNamed = bare !== typed.trim();
  const isRange = /^[<>≤≥]/.test(bare) || /^[\d.,$\s]+(?:[-–—]|\ba\b)[\d.,$\s]+$/.test(bare);
  if (!isNamed && !isRange && !isAmount(bare)) return undefined;
  return parseAmountRange(bare);
};

/** Parses up to nine plain digits as an amount. They may have another meaning too. */
export const plainAmountIn = (typed: string): string | undefined =>
  /^\d{1,9}$/.test(typed) ? readAmount(typed) : undefined;
