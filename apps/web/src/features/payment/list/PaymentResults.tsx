import { lazy, Suspense } from 'react';
import { OpenActionContext } from '@/shared/actions';
import type { PaymentFilter } from '@/shared/apollo/schema-types.generated';
import { useBulk } from '@/shared/bulk';
import { ListResults, useListPage, useSelection } from '@/shared/list';
import type { ShownList } from '@/shared/views';
import { usePaymentActions } from '../actions';
import type { PaymentBulkAction } from '../bulk/payment-bulk';
import { paymentsTexts as texts } from '../payment.texts';
import type { PaymentList } from './payment-list.address';
import { variablesOf } from './payment-list.variables';
import { paymentView } from './payment-view';
import type { PaymentRowFragment } from './PaymentRow.generated';
import { usePaymentsPageQuery } from './PaymentsPage.generated';

/** Loads when something is ticked for the first time: the first list does without it. */
const PaymentSelectionBar = lazy(async () => ({
  default: (await import('../bulk/PaymentSelectionBar')).PaymentSelectionBar,
}));

/** Everything of an action on many loads with the first one. */
const PaymentBulkDialog = lazy(async () => ({
  default: (await import('../bulk/PaymentBulkDialog')).PaymentBulkDialog,
}));

interface PaymentResultsProps {
  readonly list: PaymentList;
  readonly shown: ShownList;
  readonly onChange: (changed: Partial<PaymentList>) => void;
  readonly onClear: () => void;
}

/**
 * The payments that match. After an action the list is asked again: a row that does not match any more leaves it, and
 * the total drops (A144).
 */
export const PaymentResults = ({ list, shown, onChange, onClear }: PaymentResultsProps) => {
  const variables = variablesOf(list);
  const page = useListPage(usePaymentsPageQuery({ variables }), ({ payments }) => payments, list, onChange);
  const { content, refetch } = page;
  const ticks = useSelection(content, variables);
  const { open, dialog } = usePaymentActions({ onChanged: refetch });
  const { filter } = variables;
  const bulk = useBulk<PaymentRowFragment, PaymentFilter, PaymentBulkAction>({ ticks, filter, onFinished: refetch });
  return (
    <OpenActionContext value={open}>
      <ListResults
        texts={texts}
        shown={shown}
        page={page}
        view={paymentView}
        paging={list}
        onPaging={onChange}
        ticking={{
          ticks,
          label: texts.select,
          bar: (
            <PaymentSelectionBar ticks={ticks} total={content.total} shown={content.rows.length} onAction={bulk.open} />
          ),
        }}
        onClear={onClear}
      />
      {dialog}
      <Suspense>{bulk.begun && <PaymentBulkDialog {...bulk.begun} />}</Suspense>
    </OpenActionContext>
  );
};
