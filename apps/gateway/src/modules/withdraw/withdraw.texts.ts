/** Why an action is refused, for the operator. */
export const reasons = {
  no_permission: 'No tiene permisos',
  old_version: 'Está viendo una versión anterior.',
  not_pending: 'El retiro no está pendiente.',
  destination_unknown: 'El retiro no tiene una cuenta de destino.',
  destination_invalid: 'Los dígitos verificadores de la cuenta de destino no coinciden.',
  own_request: 'Lo pidió usted: otra persona tiene que transferirlo.',
  without_files: 'Solo un retiro pendiente o transferido tiene archivos.',
} as const;

/** Code of a reason. */
export type ReasonCode = keyof typeof reasons;

/** Texts of the refusals of the withdraw service, by its codes. */
export const withdrawRefusals = {
  withdraw_not_found: 'No se encontró el retiro.',
  withdraw_not_pending: reasons.not_pending,
  withdraw_without_files: reasons.without_files,
  destination_invalid: reasons.destination_invalid,
  balance_insufficient: 'El saldo disponible de la entidad no alcanza.',
} as const;
