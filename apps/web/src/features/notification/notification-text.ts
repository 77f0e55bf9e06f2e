import { notificationsTexts } from './notification.texts';

const actions: Readonly<Record<string, string>> = {
  payment_issued: 'Pago emitido',
  payment_reminder: 'Recordatorio de pago',
  payment_approved: 'Pago aprobado',
  download_receipts: 'Descargar comprobantes',
};

const channels: Readonly<Record<string, string>> = {
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  notification: 'Notificación',
};

/** Name of the subject of a notification; the code of the service when it has no words here. */
export const actionText = (action: string | null): string =>
  action === null ? notificationsTexts.unnamed : (actions[action] ?? action);

/** Name of the channel of a notification; the code of the service when it has no words here. */
export const channelText = (type: string): string => channels[type] ?? type;
