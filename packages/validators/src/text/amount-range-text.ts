import { isAtMost, readAmount } from './decimal.ts';
import { visibleText } from './visible.ts';

/** Range of amounts, both bounds included, as decimal text with two decimals. An open end is empty. */
export interface AmountRange {
  readonly from: string;
  readonly to: string;
}

/** Largest amount that the gateway accepts as a bound. */
const LARGEST = '999999999999.99';

/** Returns the amount one cent higher or lower. Undefined for a negative result, and above the largest amount. */
const movedByCents = (amount: string, cents: 1n | -1n): string | undefined => {
  const moved = BigInt(amount.replace('.', '')) + cents;
  const digits = String(moved).padStart(3, '0');
  return moved < 0n || digits.length >= LARGEST.length ? undefined : `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/**
 * Normalizes the signs of a range: `-` for any dash and for `a` between digits, `>=` for `≥`, `<=` for `≤`. Removes
 * spaces and `$`.
 */
const withPlainSigns = (text: string): string =>
  visibleText(text)
    .replaceAll('≥', '>=')
    .replaceAll('≤', '<=')
    .replaceAll(/[ $]/g, '')
    .replaceAll(/(?<=\d)a(?=\d)/gi, '-');

/** Parses one bound of a range. */
const readEnd = (text: string): string | undefined => {
  const amount = readAmount(text);
  return amount === undefined || amount.length > LARGEST.length ? undefined : amount;
};

/**
 * Parses a typed range: `1.234,50`, `>1000`, `<=1000`, `1000-2000` or `1000 a 2000` (GAP-19). Undefined for any other
 * text.
 */
export const parseAmountRange = (text: string): AmountRange | undefined => {
  const [, sign = '', first = '', second] = /^([<>]=?)?([^-<>=]+)(?:-([^-<>=]+))?$/.exec(withPlainSigns(text)) ?? [];
  const amount = readEnd(first);
  if (amount === undefined) return undefined;
  if (second !== undefined) {
    const to = readEnd(second);
    return sign === '' && to !== undefined && isAtMost(amount, to) ? { from: amount, to } : undefined;
  }
  if (sign === '') return { from: amount, to: amount };
  if (sign === '>=') return { from: amount, to: '' };
  if (sign === '<=') return { from: '', to: amount };
  const edge = movedByCents(amount, sign === '>' ? 1n : -1n);
  if (edge === undefined) return undefined;
  return sign === '>' ? { from: edge, to: '' } : { from: '', to: edge };
};
