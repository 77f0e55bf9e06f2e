/** Words of service payments that the first page knows. */
export const servicePaymentTitles = { transactions: 'Pago de servicios', gateways: 'Lotes de gateways' } as const;
