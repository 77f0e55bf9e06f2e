import { whoVariables } from '@/shared/list/who-filters';
import { daysOf } from '@/shared/period/chosen-period';
import type { PaymentsPageQueryVariables } from './PaymentsPage.generated';
import type { PaymentList } from './payment-list.address';

/** What the gateway is asked for. @param now what a relative period is resolved at */
export const variablesOf = (list: PaymentList, now = new Date()): PaymentsPageQueryVariables => ({
  filter: {
    period: daysOf(list.period, now),
    periodField: list.byRefundDate ? 'REFUNDED_DATE' : 'REQUEST_DATE',
    ...whoVariables(list),
    ...(list.status === 'OVERDUE' ? { overdue: true } : list.status === null ? {} : { status: list.status }),
  },
  page: list.page,
  limit: list.limit,
  sorts: [list.sort],
});
