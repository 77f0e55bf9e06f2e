import type { SubscriptionRequest as contractRequest } from '@backoffice/contracts/payment';
import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { missing, reload } from '../../errors/catalogue/catalogue.texts.ts';
import type { SubscriptionRequest } from '../../api/schema-types.generated.ts';
import { invalidMethod } from '../../module-kit/shared-refusals.texts.ts';

export const reasons = {
  old_version: 'Está viendo una versión anterior del pago.',
  not_pending_or_issued: 'Solo se puede cancelar un pago pendiente o emitido.',
  not_issued: 'Solo se puede cambiar el medio de pago de un pago emitido.',
  not_approved: 'El pago no está aprobado.',
  not_refundable_type: 'Solo se devuelven pagos en línea, o con QR y un único medio de pago.',
  not_partial: 'El pago no está aprobado en forma parcial.',
  single_method: 'El pago tiene un único medio de pago.',
  no_approved_method: 'Ningún medio de pago está aprobado.',
  not_objected: 'El pago no está objetado.',
  not_rejected: 'Solo se puede reintentar un pago rechazado.',
  card_expired: 'La tarjeta venció: reintente este pago por separado, con otro medio.',
  overdue: 'Pasó el último vencimiento del pago.',
  retry_inactive: 'El reintento está desactivado para este pago.',
  refunded: 'El pago fue devuelto.',
  no_notification_url: 'El pago no tiene una dirección de notificación.',
  payer_without_email: 'El pagador no tiene e-mail.',
  no_methods: 'El pago no tiene medios de pago.',
  no_type: 'El pago no tiene un tipo.',
} as const;

/** Stable code of a refusal. */
export type ReasonCode = keyof typeof reasons;

const subscriptionMessages: Readonly<Record<number, string>> = {
  400: 'Datos inválidos',
  404: 'No encontrada',
  409: 'Ya existe',
};

/** Returns why the subscription requested with a payment is missing (GAP-10); null when it exists. */
const messageOf = (statusCode: number): string | null => {
  if (statusCode === 200) return null;
  return subscriptionMessages[statusCode] ?? (statusCode >= 500 ? 'Error del servicio' : String(statusCode));
};

/** Converts a subscription request, with its message. */
export const subscriptionRequest = ({
  status_code,
  subscription_id,
}: contractRequest): Omit<SubscriptionRequest, 'subscription'> => ({
  statusCode: status_code,
  subscriptionId: status_code === 200 ? (subscription_id ?? null) : null,
  message: messageOf(status_code),
});

export const paymentRefusals: RefusalsOf<'payment'> = {
  payment_not_found: missing('No se encontró el pago.'),
  payment_version_not_found: {
    message: 'No se encontró esa versión del pago.',
    cause: 'El historial del pago no tiene ese número de versión.',
    nextStep: 'Abra el historial y elija una versión de la lista.',
  },
  payment_not_cancellable: {
    message: 'El pago no se puede cancelar en su estado actual.',
    cause: 'Solo se cancela un pago pendiente o emitido.',
    nextStep: 'Recargue el pago. Si está aprobado, use “Devolver todo o una parte”.',
  },
  payment_method_not_changeable: {
    message: 'El medio de pago no se puede cambiar en el estado actual del pago.',
    cause: 'Solo se cambia el medio de un pago emitido.',
    nextStep: 'Recargue el pago. Si fue rechazado, use “Reintentar cobro”.',
  },
  payment_not_objected: {
    message: 'El pago no está objetado.',
    cause: 'La objeción ya se canceló, o no hubo ninguna.',
    nextStep: reload,
  },
  payment_not_retryable: {
    message: 'Solo se puede reintentar un pago rechazado.',
    cause: 'El pago cambió de estado: puede que ya se haya reintentado.',
    nextStep: reload,
  },
  payment_overdue: {
    message: 'El pago está vencido.',
    cause: 'Pasó el último día en el que se podía pagar.',
    nextStep: 'Pida a la entidad un pago nuevo, con otro vencimiento.',
  },
  payment_retry_inactive: {
    message: 'El reintento no está habilitado para este pago.',
    cause: 'El pago se creó con esa acción desactivada.',
    nextStep: 'Pida a la entidad un pago nuevo.',
  },
  payment_not_refundable: {
    message: 'El pago no se puede devolver en su estado actual.',
    cause: 'Solo se devuelve un pago aprobado: en línea, o con QR y un único medio.',
    nextStep: 'Recargue el pago y vea qué acciones ofrece.',
  },
  payment_not_partially_refundable: {
    message: 'El pago no admite la devolución de medios aprobados.',
    cause: 'Requiere un pago aprobado en parte, con varios medios y alguno aprobado.',
    nextStep: 'Recargue el pago. Si está aprobado por completo, use “Devolver todo o una parte”.',
  },
  payment_not_reversible: {
    message: 'Solo se puede reversar un pago aprobado.',
    cause: 'El pago todavía no está aprobado, o dejó de estarlo.',
    nextStep: reload,
  },
  payment_without_notification_url: {
    message: 'El pago no tiene una dirección de notificación.',
    cause: 'La entidad lo creó sin una dirección a la que avisar.',
    nextStep: 'Informe a la entidad por otro medio.',
  },
  payment_without_gateway: {
    message: 'El pago no tiene un gateway desde el cual actualizarse.',
    cause: 'Todavía no se procesó con ningún medio de pago.',
    nextStep: 'Espere a que el pagador pague y reintente.',
  },
  payment_payer_without_email: {
    message: 'El pagador no tiene e-mail.',
    cause: 'El pago se creó sin el e-mail del pagador.',
    nextStep: 'Avise al pagador por otro medio.',
  },
  invalid_payment_method: invalidMethod,
  refund_amount_too_high: {
    message: 'El importe supera lo que queda por devolver.',
    cause: 'Otras devoluciones ya usaron una parte del importe del pago.',
    nextStep: 'Recargue el pago e ingrese hasta lo que queda por devolver.',
  },
  refund_partial_mismatch: {
    message: 'El importe no corresponde al tipo de devolución elegido.',
    cause: 'Devolver todo lleva todo lo que queda por devolver; una parte, menos.',
    nextStep: 'Corrija el importe o elija el otro tipo.',
  },
  refund_method_not_approved: {
    message: 'El medio de pago no está aprobado o su importe no coincide.',
    cause: 'El gateway informó otro estado después de que abrió la pantalla.',
    nextStep: 'Recargue el pago y elija entre los medios aprobados.',
  },
};
