import Button from '@mui/material/Button';
import History from '@mui/icons-material/HistoryRounded';
import { Link } from 'react-router-dom';
import { Can, usePermissions } from '@/shared/auth';
import { FilterChips, ListScreen, StatusMenu, useListState } from '@/shared/list';
import { exportsPath } from '../payments.paths';
import { paymentStatuses } from '../payments.status';
import { paymentsTexts as texts } from '../payments.texts';
import { chipsOf, statusLabel } from './payment-chips';
import { paymentListCodec, plainList, type PaymentList } from './payment-list.address';
import { PaymentFilters } from './PaymentFilters';
import { PaymentResults } from './PaymentResults';
import { paymentsList } from '../payments.paths';

/** The history of exports needs both permissions (A41). */
const ExportHistoryLink = () => {
  const held = usePermissions();
  if (!held.has('EXPORT_SEARCH')) return null;
  return (
    <Can anyOf={['EXPORT_SHOW']}>
      <Button component={Link} to={exportsPath} color="inherit" variant="outlined" startIcon={<History />}>
        {texts.exportHistory}
      </Button>
    </Can>
  );
};

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
