import { whoVariables } from '@/shared/list/who-filters';
import type { PaymentsPageQueryVariables } from './PaymentsPage.generated';
import type { PaymentList } from './payment-list.address';

/** What the gateway is asked for. */
export const variablesOf = (list: PaymentList): PaymentsPageQueryVariables => ({
  filter: {
    period: list.period,
    periodField: list.byRefundDate ? 'REFUNDED_DATE' : 'REQUEST_DATE',
    ...whoVariables(list),
    ...(list.status === 'OVERDUE' ? { overdue: true } : list.status === null ? {} : { status: list.status }),
  },
  page: list.page,
  limit: list.limit,
  sorts: [list.sort],
});
