/** Labels of the fields in the dialogs of a payment. */
export const fieldTexts = {
  status: 'Estado',
  statusDetail: 'Detalle del estado',
  finalAmount: 'Importe final',
  refundableAmount: 'Queda por devolver',
  paymentMethods: 'Medio de pago',
  payerName: 'Pagador',
  payerEmail: 'E-mail del pagador',
  dueDate: 'Primer vencimiento',
  lastDueDate: 'Último vencimiento',
  paidDate: 'Pago',
  cancelDate: 'Cancelación',
  refundedDate: 'Devolución',
  notificationUrl: 'URL de notificación',
} as const;
