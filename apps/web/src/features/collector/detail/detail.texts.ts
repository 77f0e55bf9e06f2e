/** Words of the page of a collector. */
export const collectorDetailTexts = {
  title: 'Detalle de la entidad',
  back: 'Volver a las entidades',
  failed: 'No se pudo cargar la entidad',
  notFound: 'No encontramos esta entidad',
  notFoundDetail: 'Puede que la firma esté mal escrita o que la entidad ya no exista.',
  summary: 'Resumen',

  balance: {
    title: 'Saldo',
    amount: 'Total',
    available: 'Disponible para retirar',
    failed: 'No se pudo cargar el saldo',
    unknown: 'Sin saldo informado',
  },

  lists: {
    title: 'Más de esta entidad',
    payments: 'Ver pagos',
    subscriptions: 'Ver suscripciones',
    references: 'Ver referencias de pagadores',
  },
} as const;
