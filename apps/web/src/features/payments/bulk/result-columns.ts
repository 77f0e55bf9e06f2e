import type { BulkColumn } from '@/shared/bulk';
import type { PaymentRowFragment } from '../list/PaymentRow.generated';
import { paymentBulkTexts } from './bulk.texts';

const { id, transaction, payer, amount, currency } = paymentBulkTexts.columns;

/** What the file with the result tells of a payment; amounts with a comma, so that a spreadsheet adds them up. */
export const resultColumns: readonly BulkColumn<PaymentRowFragment>[] = [
  { header: id, valueOf: (payment) => payment.id },
  { header: transaction, valueOf: ({ externalTransactionId }) => externalTransactionId ?? '' },
  { header: payer, valueOf: (payment) => payment.payer?.name ?? payment.payer?.email ?? '' },
  { header: amount, valueOf: ({ finalAmount }) => finalAmount.replace('.', ',') },
  { header: currency, valueOf: ({ currencyId }) => currencyId },
];
