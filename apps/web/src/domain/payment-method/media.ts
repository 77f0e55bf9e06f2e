/** The payment methods of the platform by their code (B147), in words that people use (GAP-33). */
export const mediaPayments: readonly { readonly id: number; readonly name: string }[] = [
  { id: 1, name: 'CBU' },
  { id: 2, name: 'American Express' },
  { id: 3, name: 'Diners' },
  { id: 4, name: 'JCB' },
  { id: 5, name: 'Mastercard' },
  { id: 6, name: 'Cabal' },
  { id: 7, name: 'Naranja' },
  { id: 8, name: 'Kadicard' },
  { id: 9, name: 'Visa' },
  { id: 10, name: 'Visa Débito' },
  { id: 11, name: 'Visa Naranja' },
  { id: 12, name: 'Favacard' },
  { id: 13, name: 'Líder' },
  { id: 14, name: 'Credimás' },
  { id: 15, name: 'Nevada' },
  { id: 16, name: 'Patagonia 365' },
  { id: 17, name: 'Sol' },
  { id: 18, name: 'T Shopping' },
  { id: 19, name: 'Italcred' },
  { id: 20, name: 'Cencosud' },
  { id: 21, name: 'Pyme Nación' },
  { id: 22, name: 'Argenta' },
  { id: 23, name: 'Nativa' },
  { id: 24, name: 'Argencard' },
  { id: 25, name: 'Maestro' },
  { id: 26, name: 'Cordobesa' },
  { id: 27, name: 'Mastercard Débito' },
  { id: 29, name: 'Cordobesa Visa' },
  { id: 30, name: 'Nativa Visa' },
  { id: 31, name: 'Cabal Débito' },
  { id: 32, name: 'Coopeplus' },
  { id: 89, name: 'Provincia NET' },
  { id: 90, name: 'Créditos' },
  { id: 91, name: 'Link Pagos' },
  { id: 92, name: 'Tokens' },
  { id: 94, name: 'Transferencia' },
  { id: 95, name: 'Efectivo' },
  { id: 96, name: 'Cheque' },
  { id: 97, name: 'Rapipago' },
  { id: 98, name: 'Pago Fácil' },
  { id: 99, name: 'Sin definir' },
];

/** The name of a payment method; its code when the catalogue does not know it. */
export const mediaPaymentName = (id: number): string =>
  mediaPayments.find((media) => media.id === id)?.name ?? `Medio ${id}`;

/** The names of several payment methods, in one line. */
export const mediaPaymentNames = (ids: readonly number[]): string => ids.map(mediaPaymentName).join(', ');
