/** Names of the areas that have no screen. */
export const areaTitles = {
  cvu: 'Cuentas CVU',
  terminals: 'Terminales de pago',
  prepaidCards: 'Tarjetas precargadas',
  directDebits: 'Débitos automáticos',
  invoicing: 'Facturación',
  detail: 'Detalle',
  excludedMethods: 'Medios de pago excluidos',
} as const;

/** An area without a screen. */
export type Area = keyof typeof areaTitles;
