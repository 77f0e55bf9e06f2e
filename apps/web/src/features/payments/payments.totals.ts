interface Amount {
  readonly finalAmount: string;
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

/** What the rows come to, a sum for each currency, without binary arithmetic. */
export const totalsOf = (rows: readonly Amount[]): readonly { amount: string; currencyId: string }[] => {
  const sums = new Map<string, bigint>();
  for (const { finalAmount, currencyId } of rows)
    sums.set(currencyId, (sums.get(currencyId) ?? 0n) + cents(finalAmount));
  return [...sums].map(([currencyId, sum]) => ({ currencyId, amount: decimalOf(sum) }));
};
