/** Names of the areas without a screen. */
export const areaTitles = {
  cvu: 'Cuentas CVU',
  terminals: 'Terminales de pago',
  prepaidCards: 'Tarjetas precargadas',
  directDebits: 'Débitos automáticos',
  invoicing: 'Facturación',
  detail: 'Detalle',
  excludedMethods: 'Medios de pago excluidos',
} as const;

/** Area without a screen. */
export type Area = keyof typeof areaTitles;
