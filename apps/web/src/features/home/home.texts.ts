/** Texts of the home page. The specification prescribes the names of the tabs (A36). */
export const homeTexts = {
  greeting: (name: string): string => (name ? `Hola, ${name}` : 'Hola'),
  tabs: 'Qué buscar',
  payment: 'Buscar Pagos',
  collector: 'Buscar Entidades',
  payer: 'Buscar Pagadores',
  missing: 'Para empezar le falta el permiso “Buscar y ver” de Pagos.',
  shortcuts: 'Atajos',
  thisMonth: 'Este mes',
  lastMonth: 'El mes pasado',
  pending: 'Pendientes',
  overdue: 'Vencidos',
  rejected: 'Rechazados',
  objected: 'Objetados',
} as const;

/** Texts of the first steps. */
export const firstStepsTexts = {
  title: 'Tres cosas que ahorran tiempo',
  steps: [
    'Ctrl K encuentra un pago, una persona, un importe o una pantalla desde cualquier lugar.',
    'Los filtros que repite se guardan con “Vistas”, y una vista puede abrir la lista.',
    'La tecla ? muestra los atajos; con j y k se recorren las filas.',
  ],
  help: 'Ver la ayuda',
  read: 'Entendido',
} as const;
