import type { Fields } from '@/shared/detail';
import { cuit, dateTime, money } from '@/shared/format';
import { statusText } from '@/shared/status';
import { transferStatus } from '../transfer.status';
import { fieldTexts as texts } from '../transfer.texts';
import type { TransferForActionFragment } from './TransferChanges.generated';

/** Fields of a transfer that are compared after a conflict. */
export const transferFields: Fields<TransferForActionFragment> = {
  status: [texts.status, (transfer) => statusText(transferStatus, transfer)],
  amount: [texts.amount, ({ amount, currencyId }) => money(amount, currencyId)],
  difference: [texts.difference, ({ difference, currencyId }) => difference && money(difference, currencyId)],
  paymentId: [texts.payment, ({ paymentId }) => paymentId],
  payerCuit: [texts.payerCuit, ({ payerCuit }) => cuit(payerCuit)],
  requestDate: [texts.requestDate, ({ requestDate }) => dateTime(requestDate)],
  // equal in all versions, contained in other fields, or shown above them
  id: null,
  statusCode: null,
  currencyId: null,
  availableActions: null,
  version: null,
};
