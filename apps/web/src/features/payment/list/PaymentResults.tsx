import { lazy, Suspense } from 'react';
import { OpenActionContext } from '@/shared/actions';
import type { PaymentFilter, PaymentSortField } from '@/shared/apollo/schema-types.generated';
import { useBulk } from '@/shared/bulk';
import { ListResults, useSelection, type FilteredList } from '@/shared/list';
import type { ListPage } from '@/shared/list/use-list-page';
import { usePaymentActions } from '../actions';
import type { PaymentBulkAction } from '../bulk/payment-bulk';
import { paymentsTexts as texts } from '../payment.texts';
import { paymentView } from './payment-view';
import type { PaymentRowFragment } from './PaymentRow.generated';

/** Loads when something is ticked for the first time: the first list does without it. */
const PaymentSelectionBar = lazy(async () => ({
  default: (await import('../bulk/PaymentSelectionBar')).PaymentSelectionBar,
}));

/** Everything of an action on many loads with the first one. */
const PaymentBulkDialog = lazy(async () => ({
  default: (await import('../bulk/PaymentBulkDialog')).PaymentBulkDialog,
}));

interface PaymentResultsProps {
  readonly list: FilteredList<object, PaymentSortField, PaymentFilter>;
  readonly page: ListPage<PaymentRowFragment>;
}

/**
 * The payments that match. After an action the list is asked again: a row that does not match any more leaves it, and
 * the total drops (A144).
 */
export const PaymentResults = ({ list, page }: PaymentResultsProps) => {
  const { filter, paging } = list;
  const { content, refetch } = page;
  const selection = useSelection(content, { filter, ...paging });
  const { open, dialog } = usePaymentActions({ onChanged: refetch });
  const bulk = useBulk<PaymentRowFragment, PaymentFilter, PaymentBulkAction>({
    ticks: selection,
    filter,
    onFinished: refetch,
  });
  return (
    <OpenActionContext value={open}>
      <ListResults
        texts={texts}
        list={list}
        page={page}
        view={paymentView}
        selectable={{
          selection,
          label: texts.select,
          bar: (
            <PaymentSelectionBar
              ticks={selection}
              total={content.total}
              shown={content.rows.length}
              onAction={bulk.open}
            />
          ),
        }}
      />
      {dialog}
      <Suspense>{bulk.begun && <PaymentBulkDialog {...bulk.begun} />}</Suspense>
    </OpenActionContext>
  );
};
