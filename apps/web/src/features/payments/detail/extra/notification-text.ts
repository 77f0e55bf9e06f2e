import { paymentExtraTexts } from './extra.texts';

const actions: Readonly<Record<string, string>> = {
  payment_issued: 'Pago emitido',
  payment_reminder: 'Recordatorio de pago',
  payment_approved: 'Pago aprobado',
};

const channels: Readonly<Record<string, string>> = { email: 'E-mail', whatsapp: 'WhatsApp' };

/** What a notification told the payer; the code of the service when it has no words here. */
export const actionText = (action: string | null): string =>
  action === null ? paymentExtraTexts.extra.unnamed : (actions[action] ?? action);

/** How a notification was sent; the code of the service when it has no words here. */
export const channelText = (type: string): string => channels[type] ?? type;
