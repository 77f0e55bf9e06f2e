/** Why an action is refused, for the operator. */
export const reasons = {
  no_permission: 'No tiene permisos',
  old_version: 'Está viendo una versión anterior.',
  not_pending: 'La transferencia no está pendiente.',
  without_payment: 'La transferencia no tiene un pago con el que conciliarse.',
} as const;

/** Code of a reason. */
export type ReasonCode = keyof typeof reasons;

/** Texts of the refusals of the transfer service, by its codes. */
export const transferRefusals = {
  transfer_not_found: 'No se encontró la transferencia.',
  transfer_not_pending: reasons.not_pending,
  transfer_without_payment: reasons.without_payment,
} as const;
