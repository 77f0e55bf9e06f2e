import { periodLabel } from '@/shared/format';
import type { FilterChip } from '@/shared/list';
import { mediaPaymentName } from '@/shared/payment-method/media';
import { paymentsTexts as texts } from '../payments.texts';
import type { PaymentList } from './payment-list.address';
import { statusLabel } from './StatusMenu';

/** The filters of the list as chips; the period always stays, the rest can be taken off. */
export const chipsOf = (list: PaymentList, change: (changed: Partial<PaymentList>) => void): readonly FilterChip[] => {
  const removable = (id: string, label: string, changed: Partial<PaymentList>): FilterChip => ({
    id,
    label,
    onRemove: () => {
      change(changed);
    },
  });
  const period = periodLabel(list.period);
  const { collector } = list;
  return [
    list.byRefundDate
      ? removable('period', texts.byRefundDate(period), { byRefundDate: false })
      : { id: 'period', label: period },
    ...(list.text === '' ? [] : [removable('text', texts.searched(list.text), { text: '' })]),
    ...(collector === null
      ? []
      : [
          removable('collector', collector.name === '' ? collector.id : `${collector.id} - ${collector.name}`, {
            collector: null,
          }),
        ]),
    ...(list.payerEmail === '' ? [] : [removable('payer', texts.payer(list.payerEmail), { payerEmail: '' })]),
    ...(list.status === null ? [] : [removable('status', statusLabel(list.status), { status: null })]),
    ...(list.mediaPaymentId === null
      ? []
      : [removable('media', mediaPaymentName(list.mediaPaymentId), { mediaPaymentId: null })]),
  ];
};
