import { lazy } from 'react';
import { ExportHistoryLink, ExportMenu } from '@/features/export';
import { FilterChips, ListScreen, StatusMenu, useListState } from '@/shared/list';
import { paymentStatuses } from '../payment.status';
import { paymentsTexts as texts } from '../payment.texts';
import { chipsOf, statusLabel } from './payment-chips';
import { paymentListCodec, plainList, type PaymentList } from './payment-list.address';
import { PaymentFilters } from './PaymentFilters';
import { PaymentResults } from './PaymentResults';
import { paymentsList } from '../payment.feature';

/** Loads with the first export that is asked for. */
const PaymentExportDialog = lazy(async () => ({
  default: (await import('../export/PaymentExportDialog')).PaymentExportDialog,
}));

const codec = paymentListCodec(() => new Date());

/** Overdue stands apart because it is derived (CON-08). */
const statusGroups: readonly (readonly NonNullable<PaymentList['status']>[])[] = [paymentStatuses.known, ['OVERDUE']];

/** The search of payments (A38-A45). */
export const PaymentsPage = () => {
  const [list, change, shown] = useListState(codec, paymentsList.key);
  const clear = () => {
    change(plainList(new Date(), list.limit));
  };
  const tools = (
    <>
      <StatusMenu
        status={list.status}
        groups={statusGroups}
        labelOf={statusLabel}
        onChange={(status) => {
          // a status and the refund date exclude each other (A210)
          change({ status, byRefundDate: status === null && list.byRefundDate });
        }}
      />
      <ExportMenu>
        {(format, onClose) => <PaymentExportDialog list={list} shown={shown} format={format} onClose={onClose} />}
      </ExportMenu>
      <ExportHistoryLink />
    </>
  );
  return (
    <ListScreen title={texts.title} tools={tools}>
      <PaymentFilters
        list={list}
        onSearch={(values) => {
          change({ ...values, status: values.byRefundDate ? null : list.status });
        }}
      />
      <FilterChips chips={chipsOf(list, change)} onClear={clear} />
      <PaymentResults shown={shown} list={list} onChange={change} onClear={clear} />
    </ListScreen>
  );
};
