import { money, remainderOf, totalsOf } from '@/shared/format';
import { outTexts as texts } from './distribution.texts';

interface Shared {
  /** Amount as decimal text. */
  readonly amount: string;
}

/**
 * Returns a warning if the parts do not add up to the total. The service may allow less than the total (B258). The
 * GraphQL gateway refuses to send more. Undefined if the sum equals the total.
 */
export const wrongSumOf = (parts: readonly Shared[], total: string, currencyId: string): string | undefined => {
  const sum = totalsOf(parts.map(({ amount }) => ({ amount, currencyId })))[0]?.amount ?? '0.00';
  const remainder = remainderOf(total, [sum]);
  if (remainder === '0.00') return undefined;
  const textOf = remainder?.startsWith('-') ? texts.sumAbove : texts.sumBelow;
  return textOf(money(sum, currencyId), money(total, currencyId));
};
