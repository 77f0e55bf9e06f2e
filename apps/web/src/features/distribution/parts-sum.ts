import { remainderOf, totalsOf } from '@/shared/format';

interface Shared {
  /** Amount as decimal text. */
  readonly amount: string;
}

/**
 * Returns the sum of the parts if it differs from the total, which the service may allow (B258). Undefined if the sum
 * equals the total.
 */
export const wrongSumOf = (parts: readonly Shared[], total: string, currencyId: string): string | undefined => {
  const sum = totalsOf(parts.map(({ amount }) => ({ amount, currencyId })))[0]?.amount ?? '0.00';
  return remainderOf(total, [sum]) === '0.00' ? undefined : sum;
};
