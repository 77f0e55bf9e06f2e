/** Why an action is refused, for the operator. */
export const reasons = {
  no_permission: 'No tiene permisos',
  old_version: 'Está viendo una versión anterior.',
  not_reprocessable: 'Solo se reprocesa una distribución rechazada, con error o pendiente.',
  not_waiting: 'La distribución no espera autorización.',
  not_editable: 'El destino no se puede modificar en este estado.',
  not_paid: 'Solo se envía el comprobante de un destino aprobado.',
} as const;

/** Code of a reason. */
export type ReasonCode = keyof typeof reasons;

/** Texts of the refusals of the distribution service, by its codes. */
export const distributionRefusals = {
  distribution_not_found: 'No se encontró la distribución.',
  distribution_detail_not_found: 'No se encontró el destino de la distribución.',
  distribution_not_reprocessable: reasons.not_reprocessable,
  distribution_not_waiting: reasons.not_waiting,
  distribution_detail_not_editable: reasons.not_editable,
  distribution_detail_not_paid: reasons.not_paid,
  distribution_type_mismatch: 'La distribución es de otro tipo.',
  invalid_destination: 'Ingresa un numero de 22 digitos sin letras',
} as const;
