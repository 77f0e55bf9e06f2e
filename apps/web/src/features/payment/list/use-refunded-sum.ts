import type { PaymentFilter } from '@/shared/apollo/schema-types.generated';
import { skipToken } from '@/shared/apollo';
import { totalText, type Amount } from '@/shared/format';
import type { ListPage, Selection } from '@/shared/list';
import { useGrowingSums } from '@/shared/polling';
import { paymentsTexts as texts } from '../payment.texts';
import type { PaymentRow } from './payment-view';
import { useReturnedSumQuery, type ReturnedSumQuery } from './ReturnedSum.generated';

const amountOf = ({ returned, currencyId }: PaymentRow): Amount => ({ amount: returned, currencyId });

/** Formats the sum of a list with several pages. Undefined while the GraphQL gateway adds up, or without added rows. */
const textOf = (sum: ReturnedSumQuery['sum'] | undefined): string | undefined => {
  if (!sum || sum.goesOn || sum.counted === 0) return undefined;
  const total = totalText(sum.totals);
  return sum.counted === sum.size ? texts.returned(total) : texts.returnedOfPart(total, sum.counted, sum.size);
};

interface ReturnedOptions {
  readonly filter: PaymentFilter | null | undefined;
  readonly page: Pick<ListPage<PaymentRow>, 'content' | 'size'>;
  /** True when the list has all payments with a refund within its period. */
  readonly isKnown: boolean;
}

/**
 * Hook that adds up the refunds of the listed payments within the period of the list. If the page has all rows, it adds
 * them up itself. Otherwise the GraphQL gateway adds up some of the refunds at each request.
 */
export const useRefundedSum = ({ filter, page: { content, size }, isKnown }: ReturnedOptions) => {
  const { rows } = content;
  const isWhole = size === rows.length;
  const isAsked = isKnown && size !== undefined && !isWhole;
  const { data, refetch } = useReturnedSumQuery(
    isAsked ? { variables: { filter: filter ?? null }, fetchPolicy: 'network-only' } : skipToken,
  );
  useGrowingSums(isAsked ? [data?.sum] : [], refetch);
  const ofPage = rows.length > 0 ? texts.returned(totalText(rows.map(amountOf))) : undefined;
  const ofAll = isAsked ? textOf(data?.sum) : undefined;
  const sum = isKnown && isWhole ? ofPage : ofAll;
  return {
    sum,
    /** Returns the sum of a selection. Undefined for "all except some", because the page lacks some of its rows. */
    sumOf: ({ matching, rows: selected }: Selection<PaymentRow>): string | undefined => {
      if (matching === undefined) return texts.returnedOfSelected(totalText(selected.map(amountOf)));
      return matching.except.length === 0 ? sum : undefined;
    },
    refetch: () => {
      if (isAsked) void refetch();
    },
  };
};
