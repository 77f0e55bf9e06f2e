/** Prompts that forms share; exact where the documents have them (A79, A156). */
export const formTexts = {
  reason: 'Ingrese el motivo',
  amount: 'Ingrese Importe',
} as const;
