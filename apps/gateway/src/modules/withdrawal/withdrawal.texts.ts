/** Why an action is refused, for the operator. */
export const reasons = {
  no_permission: 'No tiene permisos',
  old_version: 'Está viendo una versión anterior.',
  not_pending: 'El retiro no espera autorización.',
  destination_invalid: 'Los dígitos verificadores de la cuenta de destino no coinciden.',
  own_request: 'Lo pidió usted: otra persona tiene que autorizarlo.',
} as const;

/** Code of a reason. */
export type ReasonCode = keyof typeof reasons;

/** Texts of the refusals of the withdrawal service, by its codes. */
export const withdrawalRefusals = {
  withdrawal_not_found: 'No se encontró el retiro.',
  withdrawal_not_pending: reasons.not_pending,
  destination_invalid: reasons.destination_invalid,
} as const;
