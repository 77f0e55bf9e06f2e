/** Texts of the latest payments of a payer or a collector. */
export const paymentLinesTexts = {
  title: 'Últimos pagos',
  all: 'Ver pagos',
  none: 'Sin pagos',
  unnamed: 'Pago sin concepto',
  failed: 'No se pudieron cargar los pagos',
  unknown: 'Sin pagos informados',
} as const;
