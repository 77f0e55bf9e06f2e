/** Labels of the fields in the dialogs of a subscription. */
export const fieldTexts = {
  status: 'Estado',
  statusDetail: 'Detalle del estado',
  amount: 'Importe',
  periods: 'Períodos',
  createdPayments: 'Pagos creados',
  dueDay: 'Día de vencimiento',
  paymentMethod: 'Medio de pago',
  payerName: 'Pagador',
  payerEmail: 'E-mail del pagador',
  startDate: 'Inicio',
  cancelDate: 'Cancelación',
  finishedDate: 'Finalización',
} as const;
