import type { Tone } from '@/shared/theme';

/** Spanish texts for the codes of the services, by kind. */
export const codeWords = {
  /** Types of platform fees. */
  feeType: { collector_fee: 'Comisión por cobranza', tax: 'Impuesto' },
  notificationAction: {
    payment_issued: 'Pago emitido',
    payment_reminder: 'Recordatorio de pago',
    payment_approved: 'Pago aprobado',
    download_receipts: 'Descargar comprobantes',
  },
  notificationChannel: { email: 'E-mail', whatsapp: 'WhatsApp', notification: 'Notificación' },
  /** Channels of a payment or of one of its methods (A83). */
  paymentType: { online: 'En línea', qr: 'QR' },
  /** Owner of the account, at the company that processed the payment, that received the money. */
  pptOwner: { PPT: 'Plataforma', COMERCIO: 'Entidad' },
  presetAction: { retry: 'Reintento' },
  refundType: { refund: 'Devolución', reverse: 'Reversa', partial: 'Devolución de un medio' },
  /** Relations of a related payment to its payment. */
  relationType: { recargo: 'Recargo', reemplazo: 'Reemplazo', cuota: 'Cuota' },
  sourceType: { channel: 'Canal' },
  /** Details of statuses other than rejections. */
  statusDetail: {
    accredited: 'Acreditado',
    retry_same_method: 'Se reintenta con el mismo medio',
    retry_other_method: 'Espera otro medio de pago',
    bounced: 'La casilla no existe',
    mailbox_full: 'La casilla está llena',
    undeliverable: 'No se pudo entregar',
    timeout: 'El destino no respondió a tiempo',
  },
  subscriptionType: { subscription: 'Suscripción', adhesion: 'Adhesión', plan: 'Plan' },
} as const;

/** Statuses of refunds, of payment methods in their gateway, and of notifications to a collector. */
export const serviceStatuses = {
  approved: { text: 'Aprobado', tone: 'success' },
  rejected: { text: 'Rechazado', tone: 'error' },
  pending: { text: 'Pendiente', tone: 'info' },
  refunded: { text: 'Devuelto', tone: 'neutral' },
  sent: { text: 'Enviado', tone: 'success' },
  error: { text: 'Error', tone: 'error' },
} as const satisfies Readonly<Record<string, { readonly text: string; readonly tone: Tone }>>;

/** Advice for the payer after a rejection. */
export const rejectionAdvice = {
  card: 'El pagador necesita otra tarjeta u otro medio de pago.',
  data: 'El pagador debe volver a cargar los datos de la tarjeta.',
  duplicate: 'Verifique antes si el pagador ya pagó.',
  funds: 'El pagador necesita fondos u otro medio de pago.',
  issuer: 'El pagador debe autorizar el pago con el emisor de la tarjeta.',
  method: 'El pagador debe usar otro medio de pago.',
  unknown: 'El pagador puede usar otro medio de pago.',
} as const;

interface Rejected {
  readonly text: string;
  readonly cause: string;
  readonly advice: keyof typeof rejectionAdvice;
}

/** Text for a rejection without a known reason. */
export const unknownRejection = 'El gateway no dio un motivo conocido.';

const expired = {
  text: 'Tarjeta vencida',
  cause: 'La fecha de vencimiento de la tarjeta ya pasó.',
  advice: 'card',
} as const;

/** Gateways' reasons to reject a charge or a refund. The three codes of an expired card come from GAP-09. */
export const rejections = {
  cc_rejected_card_expired: expired,
  expired_card: expired,
  tarjeta_vencida: expired,
  cc_rejected_bad_filled_card_number: {
    text: 'Número de tarjeta incorrecto',
    cause: 'El número ingresado no es de ninguna tarjeta.',
    advice: 'data',
  },
  cc_rejected_bad_filled_date: {
    text: 'Fecha de vencimiento incorrecta',
    cause: 'El vencimiento ingresado no es el de la tarjeta.',
    advice: 'data',
  },
  cc_rejected_bad_filled_other: {
    text: 'Datos de la tarjeta incorrectos',
    cause: 'Algún dato ingresado no es el de la tarjeta.',
    advice: 'data',
  },
  cc_rejected_bad_filled_security_code: {
    text: 'Código de seguridad incorrecto',
    cause: 'El código ingresado no es el de la tarjeta.',
    advice: 'data',
  },
  cc_rejected_blacklist: {
    text: 'Tarjeta bloqueada',
    cause: 'El gateway tiene la tarjeta entre las bloqueadas.',
    advice: 'method',
  },
  cc_rejected_call_for_authorize: {
    text: 'El emisor pide autorización',
    cause: 'El emisor quiere que el titular confirme la operación.',
    advice: 'issuer',
  },
  cc_rejected_card_disabled: {
    text: 'Tarjeta inhabilitada',
    cause: 'El emisor no la activó todavía, o la dio de baja.',
    advice: 'issuer',
  },
  cc_rejected_duplicated_payment: {
    text: 'Pago duplicado',
    cause: 'El gateway recibió hace poco otro pago igual.',
    advice: 'duplicate',
  },
  cc_rejected_high_risk: {
    text: 'Riesgo de fraude',
    cause: 'El control de fraude del gateway no lo aprobó.',
    advice: 'method',
  },
  cc_rejected_insufficient_amount: {
    text: 'Fondos insuficientes',
    cause: 'La tarjeta o la cuenta no tiene saldo o límite suficiente.',
    advice: 'funds',
  },
  cc_rejected_invalid_installments: {
    text: 'Cuotas no admitidas',
    cause: 'La tarjeta no admite esa cantidad de cuotas.',
    advice: 'method',
  },
  cc_rejected_max_attempts: {
    text: 'Demasiados intentos',
    cause: 'Se superó el límite de intentos con esa tarjeta.',
    advice: 'method',
  },
  cc_rejected_other_reason: {
    text: 'El emisor no lo autorizó',
    cause: 'El emisor no informa el motivo.',
    advice: 'method',
  },
} as const satisfies Readonly<Record<string, Rejected>>;
