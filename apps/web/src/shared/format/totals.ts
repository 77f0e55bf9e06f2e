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
  const digits = sum.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Sums amounts, one sum for each currency, without binary arithmetic. */
export const totalsOf = (amounts: readonly Amount[]): readonly Amount[] => {
  const sums = new Map<string, bigint>();
  for (const { amount, currencyId } of amounts) sums.set(currencyId, (sums.get(currencyId) ?? 0n) + cents(amount));
  return [...sums].map(([currencyId, sum]) => ({ currencyId, amount: decimalOf(sum) }));
};
