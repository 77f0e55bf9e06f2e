/** The words of the month so far, on the first page. */
export const monthTexts = {
  title: 'Pagos del mes',
  explained: 'Pagos por estado y fecha de solicitud. Los dos meses, hasta el mismo día.',
  collected: 'Cobrados',
  approval: 'Aprobación',
  refunded: 'Devueltos',
  /** `octubre: 87,2 %`. */
  before: (month: string, value: string) => `${month}: ${value}`,
  status: 'Estado',
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfico',
  failed: 'No se pudieron contar los pagos del mes.',
  unavailable: 'No disponible',
} as const;
