/** Texts of the refusals of the payer service, by its codes. */
export const payerRefusals = {
  payer_not_found: 'No se encontró el pagador.',
  payer_reference_not_found: 'No se encontró la referencia del pagador.',
} as const;
