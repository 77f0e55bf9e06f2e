import { removableChip, whoChips, type FilterChip } from '@/shared/list';
import { chosenPeriodLabel } from '@/shared/period';
import { paymentStatus } from '../payment.status';
import { paymentsTexts as texts } from '../payment.texts';
import type { PaymentList } from './payment-list.address';

/** What a status is called. */
export const statusLabel = (status: NonNullable<PaymentList['status']>): string =>
  status === 'OVERDUE' ? texts.overdue : paymentStatus[status].label;

/** The filters of the list as chips; the period always stays, the rest can be taken off. */
export const chipsOf = (list: PaymentList, change: (changed: Partial<PaymentList>) => void): readonly FilterChip[] => {
  const removable = removableChip(change);
  const period = chosenPeriodLabel(list.period, new Date());
  return [
    list.byRefundDate
      ? removable('period', texts.byRefundDate(period), { byRefundDate: false })
      : { id: 'period', label: period },
    ...whoChips(list, change),
    ...(list.status === null ? [] : [removable('status', statusLabel(list.status), { status: null })]),
  ];
};
