import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { missing } from '../../errors/catalogue/catalogue.texts.ts';
import { invalidMethod } from '../../module-kit/shared-refusals.texts.ts';

export const reasons = {
  old_version: 'Está viendo una versión anterior de la suscripción.',
  cancelled: 'La suscripción está cancelada.',
  no_method: 'La suscripción no tiene medio de pago.',
  not_subscription: 'El importe de una adhesión se cambia desde la lista de suscripciones, con “Editar Importe”.',
  not_adhesion: 'Desde la búsqueda solo se cambia el importe de las adhesiones.',
  plan: 'El importe de un plan no se puede cambiar.',
  not_active_or_pending: 'Solo se envían e-mails de una suscripción activa o pendiente.',
} as const;

/** Stable code of a refusal. */
export type ReasonCode = keyof typeof reasons;

export const subscriptionRefusals: RefusalsOf<'subscription'> = {
  subscription_not_found: missing('No se encontró la suscripción.'),
  subscription_version_not_found: {
    message: 'No se encontró esa versión de la suscripción.',
    cause: 'El historial de la suscripción no tiene ese número de versión.',
    nextStep: 'Abra el historial y elija una versión de la lista.',
  },
  subscription_not_cancellable: {
    message: 'La suscripción ya está cancelada.',
    cause: 'Otra persona o un proceso la canceló antes.',
    nextStep: 'No hace falta cancelarla de nuevo: recargue la pantalla.',
  },
  subscription_method_not_changeable: {
    message: 'El medio de pago no se puede cambiar: la suscripción está cancelada.',
    cause: 'Una suscripción cancelada no genera más pagos.',
    nextStep: 'Si tiene que seguir, pida a la entidad una suscripción nueva.',
  },
  subscription_without_payment_method: {
    message: 'La suscripción no tiene medio de pago.',
    cause: 'Ya se quitó, o nunca se cargó uno.',
    nextStep: 'Actualice la pantalla para ver su medio de pago.',
  },
  subscription_amount_not_changeable: {
    message: 'El importe de la suscripción no se puede cambiar.',
    cause: 'Está cancelada, o es un plan, que tiene un importe fijo.',
    nextStep: 'Actualice la pantalla para ver su tipo y su estado.',
  },
  invalid_payment_method: invalidMethod,
};
