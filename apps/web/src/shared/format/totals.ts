import { money } from './money';

/** An amount beside its currency. */
export interface Amount {
  /** Decimal text with at most two decimals. */
  readonly amount: string;
  readonly currencyId: string;
}

/** Cents of a decimal text with at most two decimals, exactly. */
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
 * Rest of an amount without others in the same currency, exactly. Undefined where one of them is no decimal with at
 * most two decimals.
 */
export const remainderOf = (amount: string, taken: readonly string[]): string | undefined =>
  [amount, ...taken].every(hasWholeCents)
    ? decimalOf(taken.reduce((left, one) => left - cents(one), cents(amount)))
    : undefined;

/** Sums amounts, one sum for each currency, without binary arithmetic. */
export const totalsOf = (amounts: readonly Amount[]): readonly Amount[] => {
  const sums = new Map<string, bigint>();
  for (const { amount, currencyId } of amounts) sums.set(currencyId, (sums.get(currencyId) ?? 0n) + cents(amount));
  return [...sums].map(([currencyId, sum]) => ({ currencyId, amount: decimalOf(sum) }));
};

/** The same as text: `$ 10,00 · US$ 5,00`. */
export const totalText = (amounts: readonly Amount[]): string =>
  totalsOf(amounts)
    .map(({ amount, currencyId }) => money(amount, currencyId))
    .join(' · ');
