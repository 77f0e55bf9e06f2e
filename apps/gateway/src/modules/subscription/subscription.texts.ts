import { staleVersion } from '../../errors/catalogue.texts.ts';

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

/** Texts of the refusals of the subscription service, by its codes. */
export const subscriptionRefusals = {
  subscription_not_found: 'No se encontró la suscripción.',
  subscription_version_not_found: 'No se encontró esa versión de la suscripción.',
  subscription_version_stale: staleVersion,
  subscription_not_cancellable: 'La suscripción ya está cancelada.',
  subscription_method_not_changeable: 'El medio de pago no se puede cambiar: la suscripción está cancelada.',
  subscription_without_payment_method: 'La suscripción no tiene medio de pago.',
  subscription_amount_not_changeable: 'El importe de la suscripción no se puede cambiar.',
} as const;
