/** Labels that forms share, as the specification prescribes (A79, A156). */
export const formTexts = {
  reason: 'Ingrese el motivo',
  amount: 'Ingrese Importe',
} as const;
