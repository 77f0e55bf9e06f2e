import { quantity } from '@/shared/format';

const payments = (count: number): string => (count === 1 ? '1 pago' : `${quantity(count)} pagos`);

/** The words of the actions on many payments. */
export const paymentBulkTexts = {
  label: 'Acciones sobre la selección',
  cancel: { label: 'Cancelar', title: (count: number) => `Cancelar ${payments(count)}`, file: 'pagos-cancelados' },
  updatePaymentMethod: {
    label: 'Cambiar medio de pago',
    title: (count: number) => `Cambiar el medio de ${payments(count)}`,
    file: 'pagos-medio-de-pago',
  },
  cancelObjection: {
    label: 'Cancelar objeción',
    title: (count: number) => `Cancelar la objeción de ${payments(count)}`,
    file: 'pagos-objecion-cancelada',
  },
  total: 'Total',
  refused: (count: number) =>
    count === 1
      ? '1 pago de la selección no admite esta acción.'
      : `${quantity(count)} pagos de la selección no admiten esta acción.`,
  leaveOut: 'Quitarlos de la selección',
  nothingLeft: 'Ningún pago de la selección admite esta acción.',
  failed: 'No se pudo reunir la selección',
  columns: { id: 'ID', transaction: 'ID TRANSACCIÓN', payer: 'NOMBRE', amount: 'IMPORTE', currency: 'MONEDA' },
} as const;
