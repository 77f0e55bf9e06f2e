/** Words of what the collector sent along, of the notifications and of the origin (A64, A69). */
export const paymentExtraTexts = {
  metadata: {
    title: 'Información adicional',
    none: 'Sin información adicional',
    subscriptions: 'Suscripciones pedidas con el pago',
    subscription: 'Suscripción',
    notCreated: 'Suscripción no creada',
  },

  extra: {
    title: 'Extra',
    payer: 'Notificaciones al pagador',
    collector: 'Notificaciones a la entidad',
    collectorNone: 'No se notificó a la entidad',
    url: 'URL',
    response: 'Respuesta',
    retryCount: 'Reintentos',
    lastRetry: 'Último reintento',
    request: 'Solicitud original',
    showRequest: 'Ver la solicitud original',
    hideRequest: 'Ocultar la solicitud original',
  },
} as const;
