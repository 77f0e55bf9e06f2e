/** Texts of the page of a payment. The specification prescribes some of them (A62-A69). */
export const paymentDetailTexts = {
  title: 'Detalle del Pago',
  titleOf: (whose: string, amount: string) => `Pago de ${whose} · ${amount}`,
  actions: 'Acciones del pago',
  back: 'Volver a los pagos',
  failed: 'No se pudo cargar el pago',
  notFound: 'No encontramos este pago',
  notFoundDetail: 'Puede que el identificador esté mal escrito o que el pago ya no exista.',
  versionNotFound: 'No encontramos esta versión del pago',

  /** Labels of fields that several sections share. */
  field: {
    amount: 'Importe',
    authorizationCode: 'Código de autorización',
    batchNumber: 'Lote del gateway',
    code: 'Código',
    email: 'E-mail',
    externalReference: 'Referencia externa',
    finalAmount: 'Importe final',
    id: 'ID',
    identification: 'Documento',
    name: 'Nombre',
    status: 'Estado',
    statusDetail: 'Detalle del estado',
    ticketNumber: 'Ticket del gateway',
    transactionId: 'Id de transacción',
    type: 'Tipo',
    version: 'Versión',
  },

  copy: {
    backUrl: 'Copiar la URL de retorno',
    batch: 'Copiar el id del lote',
    email: 'Copiar el e-mail',
    externalTransactionId: 'Copiar el id de transacción externa',
    notificationUrl: 'Copiar la URL de notificación',
    payer: 'Copiar el id del pagador',
    payment: 'Copiar el id del pago',
    reference: 'Copiar la referencia',
    refund: 'Copiar el id de la devolución',
    request: 'Copiar la solicitud original',
    subscription: 'Copiar el id de la suscripción',
    url: 'Copiar la URL',
  },

  noVersions: 'Este pago no tiene versiones',
  missingVersion: (version: number) => `No encontramos la versión ${version} de este pago`,

  summary: {
    title: 'Resumen',
    payer: 'Pagador',
    collector: 'Entidad',
    id: 'Id del pago',
    externalTransactionId: 'Id de transacción externa',
    reference: 'Referencia',
    currency: 'Moneda',
    refunded: 'Devuelto',
    left: 'Queda por devolver',
  },

  /** Dates in their usual order. */
  dates: {
    requestDate: 'Solicitud',
    payerValidationDate: 'Validación del pagador',
    reviewValidationDate: 'Validación de la revisión',
    payerDeferredDate: 'Postergación del pagador',
    dueDate: 'Primer vencimiento',
    lastDueDate: 'Último vencimiento',
    processDate: 'Procesamiento',
    rejectedDate: 'Rechazo',
    paidDate: 'Pago',
    cancelDate: 'Cancelación',
    refundedDate: 'Devolución',
    accreditationDate: 'Acreditación',
    lastUpdateDate: 'Última actualización',
  },

  concepts: { title: 'Conceptos', unnamed: 'Concepto sin descripción' },

  conditions: {
    title: 'Condiciones',
    chargeDelay: 'Recargo fijo por mora',
    rate: 'Tasa de recargo por mora',
    review: 'Requiere revisión',
    validation: 'Requiere validar al pagador',
    notificationUrl: 'URL de notificación',
    backUrl: 'URL de retorno',
    presetActions: 'Acciones prefijadas',
    presetAction: (name: string, active: boolean) => `${name}: ${active ? 'activa' : 'inactiva'}`,
    /** Label of each preset action in a comparison. */
    preset: (name: string) => `Acción prefijada: ${name}`,
    active: 'Activa',
    inactive: 'Inactiva',
  },

  methods: {
    title: 'Medios de pago',
    none: 'Todavía no se eligió un medio de pago',
    unnamed: 'Medio sin identificar',
    unnamedWithCode: (code: number) => `Medio ${code}`,
    number: 'Número',
    expiry: 'Vencimiento',
    installments: 'Cuotas',
    paymentMethodCode: 'Código del medio',
    couponNumber: 'Número de cupón',
    promotionId: 'Promoción',
    method: 'Medio de pago',
    methodAt: (position: number, name: string) => `Medio ${position}: ${name}`,
    gateway: 'Gateway',
    gatewayStatus: 'Estado en el gateway',
    gatewayStatusDetail: 'Detalle del estado en el gateway',
    pptOwner: 'Cuenta en el gateway',
    conversion: 'Conversión de moneda',
    originalAmount: 'Importe original',
    convertedAmount: 'Importe convertido',
    conversionFactor: 'Factor de conversión',
  },

  holder: {
    /**
     * Returns the title.
     * @param areCards for each method with a holder, true if it is a card
     */
    titleOf: (areCards: readonly boolean[]) => {
      if (!areCards.includes(false)) return 'Titular de la tarjeta';
      return areCards.includes(true) ? 'Titulares' : 'Titular de la cuenta';
    },
    lookUp: 'Consultar titular',
    unknown: 'El gateway no informó el titular',
    failed: 'No se pudo consultar el titular',
  },

  payer: {
    title: 'Datos del pagador',
    profile: 'Ver perfil',
    country: 'País',
    id: 'Id del pagador',
    registered: 'En el registro de pagadores',
    phones: 'Teléfonos',
    unknown: 'El registro de pagadores no lo conoce',
    failed: 'No se pudo cargar el registro del pagador',
  },

  refunds: {
    title: 'Devoluciones',
    costAmount: 'Costo',
    reason: 'Motivo',
    id: 'Id de la devolución',
    refund: (amount: string) => `Devolución de ${amount}`,
    /** Dates in their usual order. */
    dates: {
      requestDate: 'Solicitud',
      processDate: 'Procesamiento',
      approvedDate: 'Aprobación',
      rejectedDate: 'Rechazo',
      lastUpdateDate: 'Última actualización',
    },
  },
  fees: { title: 'Comisiones', net: 'Neto para la entidad' },
  relatedPayments: {
    title: 'Pagos relacionados',
    unknown: 'No encontramos este pago',
    failed: 'No se pudo cargar',
  },
  subscription: { title: 'Suscripción asociada', open: 'Ver suscripción' },
  batch: { title: 'Lote asociado', open: 'Ver lote' },

  rejection: {
    title: 'Pago rechazado.',
    because: (reason: string) => `Pago rechazado: ${reason}.`,
    retry: 'Después, reintente el cobro.',
    noRetry: (reason: string) => `No se puede reintentar el cobro: ${reason}`,
  },

  /** Names of sections that a payment may lack, for the line that lists them. */
  parts: {
    concepts: 'conceptos',
    payer: 'datos del pagador',
    refunds: 'devoluciones',
    fees: 'comisiones',
    relatedPayments: 'pagos relacionados',
    subscription: 'suscripción asociada',
    batch: 'lote asociado',
    metadata: 'información adicional',
  },

  metadata: {
    title: 'Información adicional',
    /** Explanation beside the title, whose text the specification prescribes. */
    what: 'Datos que envió la entidad',
    subscriptions: 'Suscripciones pedidas con el pago',
    subscription: 'Suscripción',
    notCreated: 'Suscripción no creada',
    response: 'Respuesta del servicio',
  },

  extra: {
    title: 'Extra',
    /** Explanation beside the title, whose text the specification prescribes. */
    what: 'Notificaciones y origen',
    payer: 'Notificaciones al pagador',
    collector: 'Notificaciones a la entidad',
    collectorNone: 'No se notificó a la entidad',
    url: 'URL',
    response: 'Respuesta',
    retryCount: 'Reintentos',
    lastRetry: 'Último reintento',
    request: 'Solicitud original',
    withinRequest: (label: string) => `Solicitud original · ${label}`,
    showRequest: 'Ver la solicitud original',
    hideRequest: 'Ocultar la solicitud original',
  },
} as const;
