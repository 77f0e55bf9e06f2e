import { money } from './money';

/** Amount with its currency. */
export interface Amount {
  /** Decimal text with at most two decimals. */
  readonly amount: string;
  readonly currencyId: string;
}

/** Converts a decimal text with at most two decimals to cents, exactly. */
const cents = (decimal: string): bigint => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2));
};

const decimalOf = (sum: bigint): string => {
  const digits = (sum < 0n ? -sum : sum).toString().padStart(3, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const hasWholeCents = (decimal: string): boolean => /^\d+(\.\d{1,2})?$/.test(decimal);

/**
 * Subtracts amounts from an amount of the same currency, exactly. Undefined unless all are decimals without a sign and
 * with at most two digits after the point.
 */
export const remainderOf = (amount: string, taken: readonly string[]): string | undefined =>
  [amount, ...taken].every(hasWholeCents)
    ? decimalOf(taken.reduce((left, one) => left - cents(one), cents(amount)))
    : undefined;

/** Adds amounts separately for each currency, without binary arithmetic. */
export const totalsOf = (amounts: readonly Amount[]): readonly Amount[] => {
  const sums = new Map<string, bigint>();
  for (const { amount, currencyId } of amounts) sums.set(currencyId, (sums.get(currencyId) ?? 0n) + cents(amount));
  return [...sums].map(([currencyId, sum]) => ({ currencyId, amount: decimalOf(sum) }));
};

/** Formats the totals of amounts: `$ 10,00 · US$ 5,00`. */
export const totalText = (amounts: readonly Amount[]): string =>
  totalsOf(amounts)
    .map(({ amount, currencyId }) => money(amount, currencyId))
    .join(' · ');
