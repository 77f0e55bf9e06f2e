import type { SubscriptionRequest as contractRequest } from '@backoffice/contracts/payment';
import { staleVersion } from '../../errors/catalogue.texts.ts';
import type { SubscriptionRequestParent } from './payment.mappers.ts';

/** Why an action is refused, for the operator. */
export const reasons = {
  no_permission: 'No tiene permisos',
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

/** Why a subscription that was asked for with the payment does not exist (GAP-10); none when it does. */
const messageOf = (statusCode: number): string | null => {
  if (statusCode === 200) return null;
  return subscriptionMessages[statusCode] ?? (statusCode >= 500 ? 'Error del servicio' : String(statusCode));
};

/** A subscription request with its message. */
export const subscriptionRequest = ({ status_code, subscription_id }: contractRequest): SubscriptionRequestParent => ({
  statusCode: status_code,
  subscriptionId: status_code === 200 ? (subscription_id ?? null) : null,
  message: messageOf(status_code),
});

/** Texts of the refusals of the payment service, by its codes. */
export const paymentRefusals = {
  payment_not_found: 'No se encontró el pago.',
  payment_version_not_found: 'No se encontró esa versión del pago.',
  payment_version_stale: staleVersion,
  payment_not_cancellable: 'El pago no se puede cancelar en su estado actual.',
  payment_method_not_changeable: 'El medio de pago no se puede cambiar en el estado actual del pago.',
  payment_not_objected: 'El pago no está objetado.',
  payment_not_retryable: 'Solo se puede reintentar un pago rechazado.',
  payment_overdue: 'El pago está vencido.',
  payment_retry_inactive: 'El reintento no está habilitado para este pago.',
  payment_not_refundable: 'El pago no se puede devolver en su estado actual.',
  payment_not_partially_refundable: 'El pago no admite una devolución parcial.',
  payment_not_reversible: 'Solo se puede reversar un pago aprobado.',
  payment_without_notification_url: 'El pago no tiene una dirección de notificación.',
  payment_without_gateway: 'El pago no tiene un gateway desde el cual actualizarse.',
  payment_payer_without_email: 'El pagador no tiene e-mail.',
  expiration_required: 'Ingrese el vencimiento de la tarjeta.',
  refund_amount_too_high: 'El importe supera lo que queda por devolver.',
  refund_partial_mismatch: 'El importe no corresponde al tipo de devolución elegido.',
  refund_method_not_approved: 'El medio de pago no está aprobado o su importe no coincide.',
} as const;
