import { OpenActionContext } from '@/shared/actions';
import { ListResults, useListPage, useSelection } from '@/shared/list';
import type { ShownList } from '@/shared/views';
import { usePaymentActions } from '../actions/payment.actions';
import { usePaymentBulk } from '../actions/payment.rows';
import { paymentsTexts as texts } from '../payment.texts';
import type { PaymentList } from './payment-list.address';
import { variablesOf } from './payment-list.variables';
import { paymentView } from './payment-view';
import { usePaymentsPageQuery } from './PaymentsPage.generated';

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
  const bulk = usePaymentBulk({ selection: ticks, content, filter, onFinished: refetch });
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
          bar: bulk.bar,
        }}
        onClear={onClear}
      />
      {dialog}
      {bulk.dialog}
    </OpenActionContext>
  );
};
