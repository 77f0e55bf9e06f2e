import { isAtMost, readAmount } from './decimal.ts';
import { visibleText } from './visible.ts';

/** Amounts from and to, both included, as decimal text with two decimals; empty where there is no end. */
export interface AmountRange {
  readonly from: string;
  readonly to: string;
}

/** The amount a cent above or below; undefined below nothing. */
const besides = (amount: string, cents: 1n | -1n): string | undefined => {
  const moved = BigInt(amount.replace('.', '')) + cents;
  const digits = String(moved).padStart(3, '0');
  return moved < 0n ? undefined : `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The text with one sign for each that people use: any dash or an `a` between two amounts, `≥` for `>=`. */
const withPlainSigns = (text: string): string =>
  visibleText(text)
    .replaceAll('≥', '>=')
    .replaceAll('≤', '<=')
    .replaceAll(/[ $]/g, '')
    .replaceAll(/(?<=\d)a(?=\d)/gi, '-');

/** An amount that a range may have: of twelve digits before its decimals at most, as the gateway takes it. */
const readEnd = (text: string): string | undefined => {
  const amount = readAmount(text);
  return amount === undefined || amount.length > '999999999999.99'.length ? undefined : amount;
};

/**
 * Reads what a person types for a range: `1.234,50`, `>1000`, `<=1000`, `1000-2000` or `1000 a 2000`; undefined when it
 * is none (GAP-19).
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
  const edge = besides(amount, sign === '>' ? 1n : -1n);
  if (edge === undefined) return undefined;
  return sign === '>' ? { from: edge, to: '' } : { from: '', to: edge };
};
