import { remainderOf, totalsOf } from '@/shared/format';

interface Shared {
  /** Decimal text. */
  readonly amount: string;
}

/** Sum of the parts where it is not the total, which the service may allow (B258); undefined where it is. */
export const wrongSumOf = (parts: readonly Shared[], total: string, currencyId: string): string | undefined => {
  const sum = totalsOf(parts.map(({ amount }) => ({ amount, currencyId })))[0]?.amount ?? '0.00';
  return remainderOf(total, [sum]) === '0.00' ? undefined : sum;
};
