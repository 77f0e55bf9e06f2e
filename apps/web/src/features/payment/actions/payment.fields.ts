import { codeText } from '@/domain/service-codes';
import type { Fields } from '@/shared/detail';
import { dateTime, money } from '@/shared/format';
import { statusText } from '@/shared/status';
import { methodSummary } from '../payment.method';
import { paymentStatus } from '../payment.status';
import { fieldTexts as texts } from './payment.fields.texts';
import type { PaymentForActionFragment } from './PaymentChanges.generated';

/** Fields of a payment that are compared after a conflict. */
export const paymentFields: Fields<PaymentForActionFragment, 'payerName' | 'payerEmail'> = {
  status: [texts.status, (payment) => statusText(paymentStatus, payment)],
  statusDetail: [texts.statusDetail, ({ statusDetail }) => codeText('statusDetail', statusDetail)],
  finalAmount: [texts.finalAmount, ({ finalAmount, currencyId }) => money(finalAmount, currencyId)],
  refundableAmount: [texts.refundableAmount, ({ refundableAmount, currencyId }) => money(refundableAmount, currencyId)],
  paymentMethods: [
    texts.paymentMethods,
    ({ paymentMethods }) =>
      paymentMethods
        .map((method) => `${methodSummary(method)}: ${money(method.finalAmount, method.currencyId)}`)
        .join(' + '),
  ],
  payerName: [texts.payerName, ({ payer }) => payer?.name],
  payerEmail: [texts.payerEmail, ({ payer }) => payer?.email],
  dueDate: [texts.dueDate, ({ dueDate }) => dateTime(dueDate)],
  lastDueDate: [texts.lastDueDate, ({ lastDueDate }) => dateTime(lastDueDate)],
  paidDate: [texts.paidDate, ({ paidDate }) => dateTime(paidDate)],
  cancelDate: [texts.cancelDate, ({ cancelDate }) => dateTime(cancelDate)],
  refundedDate: [texts.refundedDate, ({ refundedDate }) => dateTime(refundedDate)],
  notificationUrl: [texts.notificationUrl, ({ notificationUrl }) => notificationUrl],
  // equal in all versions, contained in other fields, or dependent on today
  id: null,
  isCurrent: null,
  statusCode: null,
  currencyId: null,
  payer: null,
  overdue: null,
  cardExpired: null,
  availableActions: null,
  // shown once, above the fields
  version: null,
  lastUpdateDate: null,
};
