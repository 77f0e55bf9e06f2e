import type { ServiceName } from '@backoffice/contracts';

type Texts = Readonly<Record<string, string>>;

/** What people call each service. */
export const serviceLabels: Readonly<Record<ServiceName, string>> = {
  payment: 'pagos',
  subscription: 'suscripciones',
  notification: 'notificaciones',
  payer: 'pagadores',
  collector: 'comercios',
  export: 'exportaciones',
};

const notAccepted = 'El servicio no aceptó los datos enviados.';
/** For a change of what is not the current version any more (GAP-43). */
export const staleVersion = 'El registro cambió desde que lo abrió. Actualícelo e intente nuevamente.';

/** For a key that was used for another change. */
export const keyReused = 'Esta operación ya se solicitó con otros datos. Recargue la página e intente nuevamente.';

/** Texts by exact code (`extended_code`) and by class (`code`); `shared` holds for every service (GAP-39). */
export const serviceTexts: Readonly<Record<ServiceName | 'shared', Texts>> = {
  shared: {
    bad_request: notAccepted,
    unprocessable: notAccepted,
    malformed_request: notAccepted,
    unsupported_media_type: notAccepted,
    invalid_list_query: 'El servicio no aceptó los filtros de la búsqueda.',
    not_found: 'No se encontró lo solicitado.',
    path_not_found: 'El servicio no ofrece esta operación.',
    conflict: 'El estado actual no permite esta operación. Actualice e intente nuevamente.',
    too_large: 'Los datos enviados superan el tamaño permitido.',
    invalid_idempotency_key: 'La solicitud no se pudo identificar. Recargue la página e intente nuevamente.',
    idempotency_key_reused: keyReused,
  },
  payment: {
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
  },
  subscription: {
    subscription_not_found: 'No se encontró la suscripción.',
    subscription_version_not_found: 'No se encontró esa versión de la suscripción.',
    subscription_version_stale: staleVersion,
    subscription_not_cancellable: 'La suscripción ya está cancelada.',
    subscription_method_not_changeable: 'El medio de pago no se puede cambiar: la suscripción está cancelada.',
    subscription_without_payment_method: 'La suscripción no tiene medio de pago.',
    subscription_amount_not_changeable: 'El importe de la suscripción no se puede cambiar.',
  },
  notification: {
    notification_not_found: 'No se encontró la notificación.',
    notification_version_stale: staleVersion,
  },
  payer: {
    payer_not_found: 'No se encontró el pagador.',
    payer_reference_not_found: 'No se encontró la referencia del pagador.',
  },
  collector: {
    collector_not_found: 'No se encontró el comercio.',
    collector_configuration_not_found: 'No se encontró la configuración del comercio.',
    unknown_configuration_variable: 'La variable de configuración no existe.',
  },
  export: {
    export_not_found: 'No se encontró la exportación.',
    export_not_finished: 'La exportación no terminó: todavía no hay un archivo para descargar.',
    export_file_not_found: 'El archivo de la exportación ya no está. Pida la exportación nuevamente.',
    unknown_column: 'El servicio no conoce alguna de las columnas.',
    range_not_satisfiable: 'El archivo no tiene la parte pedida. Descárguelo desde el comienzo.',
  },
};
