import type { BulkKind } from '@/shared/bulk';
import { counted } from '@/shared/format';
import type { PaymentRowFragment } from '../list/PaymentRow.generated';
import { payment } from '../payment.texts';
import { PaymentStatusChips } from '../PaymentStatusChips';

/** What can be done to many payments at once (A129). */
export type PaymentBulkAction = 'cancel' | 'updatePaymentMethod' | 'cancelObjection';

const payerOf = ({ payer }: PaymentRowFragment): string | null | undefined => payer?.name ?? payer?.email;

/** Actions on many payments. */
export const paymentBulk: BulkKind<PaymentRowFragment, PaymentBulkAction> = {
  noun: payment,
  actions: {
    cancel: { label: 'Cancelar', title: (count) => `Cancelar ${counted(payment, count)}`, file: 'pagos-cancelados' },
    updatePaymentMethod: {
      label: 'Cambiar medio de pago',
      title: (count) => `Cambiar el medio de ${counted(payment, count)}`,
      file: 'pagos-medio-de-pago',
    },
    cancelObjection: {
      label: 'Cancelar objeción',
      title: (count) => `Cancelar la objeción de ${counted(payment, count)}`,
      file: 'pagos-objecion-cancelada',
    },
  },
  labelOf: (row) => [payerOf(row), row.externalTransactionId, row.id].filter(Boolean).join(' · '),
  amountOf: ({ finalAmount, currencyId }) => ({ amount: finalAmount, currencyId }),
  statusOf: ({ status, statusCode }) => <PaymentStatusChips payment={{ status, statusCode }} />,
  columns: [
    { header: 'ID', valueOf: ({ id }) => id },
    { header: 'ID TRANSACCIÓN', valueOf: ({ externalTransactionId }) => externalTransactionId ?? '' },
    { header: 'NOMBRE', valueOf: (row) => payerOf(row) ?? '' },
  ],
};
