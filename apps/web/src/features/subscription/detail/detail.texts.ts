/** Texts of the page of a subscription. Exact texts come from the specification (A72-A76). */
export const subscriptionDetailTexts = {
  title: 'Detalle de la Suscripción',
  titleOf: (whose: string, amount: string) => `Suscripción de ${whose} · ${amount}`,
  actions: 'Acciones de la suscripción',
  back: 'Volver a las suscripciones',
  failed: 'No se pudo cargar la suscripción',
  notFound: 'No encontramos esta suscripción',
  notFoundDetail: 'Puede que el identificador esté mal escrito o que la suscripción ya no exista.',
  versionNotFound: 'No encontramos esta versión de la suscripción',
  noVersions: 'Esta suscripción no tiene versiones',
  missingVersion: (version: number) => `No encontramos la versión ${version} de esta suscripción`,

  status: 'Estado',
  statusMeans: {
    ACTIVE: 'Genera sus pagos.',
    PENDING: 'Espera que el pagador la acepte.',
    CANCELLED: 'No genera más pagos.',
    REJECTED: 'No genera pagos.',
    FINISHED: 'Se crearon todos sus pagos.',
    PAYER_DEFERRED: 'El pagador la postergó.',
    REVIEW: 'Espera una revisión.',
    UNKNOWN: '',
  },

  summary: {
    title: 'Resumen',
    id: 'Id de la suscripción',
    copyId: 'Copiar ID de la suscripción',
    version: 'Versión',
    collector: 'Entidad',
    type: 'Tipo',
    amount: 'Importe',
    currency: 'Moneda',
    statusDetail: 'Detalle del estado',
    conceptId: 'Código del concepto',
    conceptDescription: 'Concepto',
    externalReference: 'Referencia externa',
    copyReference: 'Copiar la referencia externa',
    recurrence: 'Recurrencia',
    periods: 'Períodos',
    dueDay: 'Día de vencimiento',
    createdPayments: 'Pagos creados',
  },

  recurrence: (months: number) => `${months} (${months === 1 ? 'cada 1 mes' : `cada ${months} meses`})`,
  periods: (payments: number) => `${payments} (${payments === 1 ? '1 cuota' : `${payments} cuotas`})`,
  endless: 'Sin fin',

  paymentPeriods: {
    title: 'Períodos de pago',
    none: 'Todavía no hay períodos',
    more: 'Cargar períodos anteriores',
    unpaid: 'Sin pago',
    payment: 'Pago',
    seePayment: 'Ver pago',
    seePaymentOf: (period: string) => `Ver pago de ${period}`,
    form: 'Formulario de pago',
    formRefused: (reason: string) => `Formulario de pago: ${reason}`,
  },

  method: {
    title: 'Medio de pago',
    none: 'Sin medio de pago',
    name: 'Medio',
    code: 'Código del medio',
    lastFourDigits: 'Últimos cuatro dígitos',
  },

  payer: {
    title: 'Datos del pagador',
    name: 'Nombre',
    email: 'E-mail',
    copyEmail: 'Copiar el e-mail',
    search: 'Buscar pagador',
  },

  conditions: {
    title: 'Condiciones',
    review: 'Requiere revisión',
    validation: 'Requiere validar al pagador',
    notificationUrl: 'URL de notificación',
    backUrl: 'URL de abandono',
    returnUrl: 'URL de retorno',
    copyNotificationUrl: 'Copiar la URL de notificación',
    copyBackUrl: 'Copiar la URL de abandono',
    copyReturnUrl: 'Copiar la URL de retorno',
  },

  /** Dates in their usual order. */
  dates: {
    requestDate: 'Solicitud',
    payerValidationDate: 'Validación del pagador',
    reviewValidationDate: 'Validación de la revisión',
    payerDeferredDate: 'Postergación del pagador',
    subscribedDate: 'Suscripción',
    startDate: 'Inicio',
    rejectedDate: 'Rechazo',
    cancelDate: 'Cancelación',
    finishedDate: 'Finalización',
    lastUpdateDate: 'Última actualización',
  },

  /** Names of sections that a subscription may lack, for the line that lists them. */
  parts: { payer: 'datos del pagador', metadata: 'información adicional' },

  /** Titles as on a payment, with an explanation. */
  metadata: { title: 'Información adicional', what: 'Datos que envió la entidad' },
  extra: { title: 'Extra', what: 'Notificaciones y origen', notifications: 'Notificaciones al pagador' },
} as const;
