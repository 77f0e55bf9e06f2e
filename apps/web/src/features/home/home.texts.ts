/** The words of the first page; the names of the tabs are exact (A36). */
export const homeTexts = {
  greeting: (name: string): string => (name ? `Hola, ${name}` : 'Hola'),
  tabs: 'Qué buscar',
  payment: 'Buscar Pagos',
  collector: 'Buscar Entidades',
  payer: 'Buscar Pagadores',
  shortcuts: 'Atajos',
  thisMonth: 'Este mes',
  lastMonth: 'El mes pasado',
  pending: 'Pendientes',
  overdue: 'Vencidos',
  rejected: 'Rechazados',
  objected: 'Objetados',
} as const;
