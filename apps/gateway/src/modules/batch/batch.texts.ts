/** Why an action is refused, for the operator. */
export const reasons = {
  no_permission: 'No tiene permisos',
  old_version: 'Está viendo una versión anterior.',
  not_in_error: 'Solo se reprocesa un lote con error.',
  without_files: 'El lote no está listo para retirar ni retirado.',
  empty: 'El lote no tiene registros.',
  other_version: 'Solo la versión 00004 tiene archivo xml.',
} as const;

/** Code of a reason. */
export type ReasonCode = keyof typeof reasons;

/** Texts of the refusals of the batch service, by its codes. */
export const batchRefusals = {
  batch_not_found: 'No se encontró el lote.',
  batch_not_in_error: reasons.not_in_error,
  batch_without_files: 'El lote no tiene ese archivo.',
} as const;
