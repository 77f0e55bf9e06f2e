/** The words of the first page; the names of the tabs are exact (A36). */
export const homeTexts = {
  title: 'Inicio',
  greeting: (name: string): string => (name ? `Hola, ${name}` : 'Hola'),
  tabs: 'Qué buscar',
  payment: 'Buscar Pagos',
  collector: 'Buscar Entidades',
  subscription: 'Buscar Suscripciones',
  payer: 'Buscar Pagadores',
  search: 'Buscar',
  freeSearch: 'Búsqueda libre',
  freeSearchHint: 'Id de pago, id de transacción, e-mail o nombre del pagador, o concepto',
  month: 'Mes',
  year: 'Año',
  shortcuts: 'Atajos',
  thisMonth: 'Pagos de este mes',
  lastMonth: 'Pagos del mes pasado',
} as const;
