import { counted, quantity } from '@/shared/format';
import { subscription } from '../subscription.texts';

/**
 * Texts of each action and of its dialog. A dialog without a title or a button text uses the label. `done` is the
 * notice of success (TXT-09 to TXT-13).
 */
export const actionTexts = {
  cancel: {
    label: 'Cancelar suscripción',
    detail: 'No se generan más pagos. No se puede deshacer.',
    done: 'Suscripción cancelada con éxito',
  },
  updatePaymentMethod: {
    label: 'Cambiar medio de pago',
    detail: 'Los próximos pagos se cobran con el nuevo medio.',
    done: 'Medio de pago actualizado con éxito',
  },
  updateAmount: {
    label: 'Editar Importe',
    detail: 'Los próximos pagos se generan por el nuevo importe.',
    submit: 'Cambiar importe',
    done: 'Importe actualizado con éxito',
  },
  deletePaymentMethod: {
    label: 'Eliminar medio de pago',
    detail: 'Hasta que se ingrese otro medio, los pagos no se cobran. Se elimina:',
    done: 'Medio de pago eliminado con éxito',
  },
  sendNotification: {
    label: 'Enviar e-mail',
    detail: 'Se envía un e-mail en nombre de la entidad.',
    done: 'E-mail enviado con éxito',
  },
} as const;

/** Texts that the dialogs share. The specification prescribes the prompts (INP-12, INP-16). */
export const dialogTexts = {
  failed: 'No se pudo cargar la suscripción',
  notFound: 'No se encontró la suscripción',
  amount: 'Por favor ingrese el Importe',
  currentAmount: (amount: string) => `Importe actual: ${amount}`,
  unnamedMethod: 'Medio sin identificar',
  whatToSend: 'Qué se envía',
  downloadReceipts: 'Descargar comprobantes',
  downloadReceiptsDetail: 'Un enlace para descargar los comprobantes de los pagos.',
  addressee: 'E-mail del destinatario',
  seeNotification: 'Ver notificación',
  reloaded: 'Suscripción actualizada',
} as const;

/** Labels of the bulk actions on subscriptions (A52) in order, by their names in the gateway. */
export const bulkLabels = {
  cancel: 'Cancelar',
  updatePaymentMethod: 'Cambiar medio de pago',
  updateAmountOfMany: 'Editar Importe',
} as const;

/** Titles of the dialogs of bulk actions on subscriptions. */
export const bulkTitles = {
  cancel: {
    title: (count: number) => `Cancelar ${counted(subscription, count)}`,
    ended: 'Suscripciones canceladas',
  },
  updatePaymentMethod: {
    title: (count: number) => `Cambiar el medio de ${counted(subscription, count)}`,
    ended: 'Suscripciones con otro medio',
  },
  updateAmountOfMany: {
    title: (count: number) => `Cambiar el importe de ${counted(subscription, count)}`,
    ended: 'Suscripciones con otro importe',
  },
} as const;

/** Texts about the consequences of the bulk actions on subscriptions. */
export const bulkDetails = {
  cancel: 'No se generan más pagos. No se puede deshacer.',
  updatePaymentMethod: (payers: number) =>
    `Todas quedan con este mismo medio${payers > 1 ? `, aunque son de ${quantity(payers)} pagadores distintos` : ''}.`,
  updateAmountOfMany: 'Todas pasan a este mismo importe. Los próximos pagos se generan por él.',
} as const;
