import { codeText } from '@/domain/service-codes';
import type { Fields } from '@/shared/detail';
import { dateTime, money } from '@/shared/format';
import { statusText } from '@/shared/status';
import { methodText } from '../subscription.method';
import { subscriptionStatus } from '../subscription.status';
import { fieldTexts as texts } from './subscription.fields.texts';
import type { SubscriptionForActionFragment } from './SubscriptionChanges.generated';

/** Fields of a subscription that are compared after a conflict. */
export const subscriptionFields: Fields<SubscriptionForActionFragment, 'payerName' | 'payerEmail'> = {
  status: [texts.status, (subscription) => statusText(subscriptionStatus, subscription)],
  statusDetail: [texts.statusDetail, ({ statusDetail }) => codeText('statusDetail', statusDetail)],
  amount: [texts.amount, ({ amount, currencyId }) => money(amount, currencyId)],
  periods: [texts.periods, ({ periods }) => periods],
  createdPayments: [texts.createdPayments, ({ createdPayments }) => createdPayments],
  dueDay: [texts.dueDay, ({ dueDay }) => dueDay],
  paymentMethod: [texts.paymentMethod, ({ paymentMethod }) => methodText(paymentMethod)],
  payerName: [texts.payerName, ({ payer }) => payer?.name],
  payerEmail: [texts.payerEmail, ({ payer }) => payer?.email],
  startDate: [texts.startDate, ({ startDate }) => dateTime(startDate)],
  cancelDate: [texts.cancelDate, ({ cancelDate }) => dateTime(cancelDate)],
  finishedDate: [texts.finishedDate, ({ finishedDate }) => dateTime(finishedDate)],
  // equal in all versions, or contained in other fields
  id: null,
  isCurrent: null,
  type: null,
  statusCode: null,
  currencyId: null,
  payer: null,
  availableActions: null,
  // shown once, above the fields
  version: null,
  lastUpdateDate: null,
};
