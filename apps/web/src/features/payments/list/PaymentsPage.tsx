import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import History from '@mui/icons-material/HistoryRounded';
import { Link } from 'react-router-dom';
import { Can, usePermissions } from '@/shared/auth';
import { FilterChips } from '@/shared/list';
import { exportsPath } from '../payments.paths';
import { paymentsTexts as texts } from '../payments.texts';
import { chipsOf } from './filter-chips';
import { plainList } from './payment-list.address';
import { PaymentFilters } from './PaymentFilters';
import { PaymentResults } from './PaymentResults';
import { StatusMenu } from './StatusMenu';
import { usePaymentList } from './use-payment-list';

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

/** The search of payments (A38-A45). */
export const PaymentsPage = () => {
  const [list, change] = usePaymentList();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h1" sx={{ mr: 'auto' }}>
          {texts.title}
        </Typography>
        <StatusMenu
          status={list.status}
          onChange={(status) => {
            // a status and the refund date exclude each other (A210)
            change({ status, byRefundDate: status === null && list.byRefundDate });
          }}
        />
        <ExportHistoryLink />
      </Box>
      <PaymentFilters
        list={list}
        onSearch={(values) => {
          change({ ...values, status: values.byRefundDate ? null : list.status });
        }}
      />
      <FilterChips
        chips={chipsOf(list, change)}
        clearLabel={texts.clearFilters}
        onClear={() => {
          change(plainList(new Date(), list.limit));
        }}
      />
      <PaymentResults list={list} onChange={change} />
    </Box>
  );
};
