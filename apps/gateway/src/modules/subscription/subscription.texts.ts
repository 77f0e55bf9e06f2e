/** Why an action is refused, for the operator. */
export const reasons = {
  no_permission: 'No tiene permisos',
  old_version: 'Está viendo una versión anterior de la suscripción.',
  cancelled: 'La suscripción está cancelada.',
  no_method: 'La suscripción no tiene medio de pago.',
  not_subscription: 'Solo se cambia el importe de las de tipo suscripción; el de las adhesiones, desde la búsqueda.',
  not_adhesion: 'Desde la búsqueda solo se cambia el importe de las adhesiones.',
  plan: 'El importe de un plan no se puede cambiar.',
  not_active_or_pending: 'Solo se envían e-mails de una suscripción activa o pendiente.',
} as const;

/** Stable code of a refusal. */
export type ReasonCode = keyof typeof reasons;
