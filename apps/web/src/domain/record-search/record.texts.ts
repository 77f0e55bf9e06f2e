/** Texts of the links that an empty list offers. */
export const recordTexts = {
  payment: 'Abrir el pago',
  subscription: 'Abrir la suscripción',
  payer: 'Abrir el pagador',
  inPayers: (text: string) => `Buscar ${text} en pagadores`,
} as const;
