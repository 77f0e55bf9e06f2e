import { counted, quantity, type Noun } from '@/shared/format';
import { payment } from '../payment.texts';

const notice: Noun = { one: 'aviso', many: 'avisos', gender: 'masculine' };
const address: Noun = { one: 'dirección', many: 'direcciones', gender: 'feminine' };

/**
 * Texts of each action and of its dialog. A dialog without a title or a button text uses the label. `done` is the
 * notice of success (TXT-01 to TXT-08, NOT-09).
 */
export const actionTexts = {
  cancel: {
    label: 'Cancelar pago',
    detail: 'El pago deja de poder pagarse. No se puede deshacer.',
    done: 'Pago cancelado con éxito',
  },
  updatePaymentMethod: {
    label: 'Cambiar medio de pago',
    detail: 'El nuevo medio reemplaza al primero del pago.',
    done: 'Medio de pago actualizado con éxito',
  },
  refund: {
    label: 'Devolver todo o una parte',
    title: 'Devolver pago',
    detail: 'El importe vuelve al pagador por el mismo medio con el que pagó. No se puede deshacer.',
    done: 'Devolución realizada con éxito',
  },
  partialRefund: {
    label: 'Devolver medios aprobados',
    detail: 'Elija los medios de pago aprobados cuyo importe se devuelve. No se puede deshacer.',
    submit: 'Devolver',
    done: 'Devolución realizada con éxito',
  },
  reverse: {
    label: 'Reversar',
    title: 'Reversar pago',
    detail: 'El cobro se anula en el gateway. No se puede deshacer.',
    done: 'Reversa realizada con éxito',
  },
  cancelObjection: {
    label: 'Cancelar objeción',
    detail: 'El pago vuelve a quedar aprobado.',
    done: 'Objeción cancelada con éxito',
  },
  retry: {
    label: 'Reintentar cobro',
    detail: '¿Con qué medio se vuelve a cobrar?',
    done: 'Reintento solicitado con éxito',
  },
  forwardNotification: {
    label: 'Reenviar notificación',
    detail: 'Se vuelve a notificar el estado del pago a la entidad, en su dirección:',
    submit: 'Reenviar',
    done: 'Se envio la notificación del pago correctamente.',
  },
  notifyPayer: {
    label: 'Notificar al pagador',
    detail: 'Se envía un aviso del pago por e-mail a:',
    submit: 'Notificar',
    done: 'Pagador notificado con éxito',
  },
  updateByGateway: {
    label: 'Actualizar desde el gateway',
    detail:
      'El pago toma el estado que informa su gateway. Si el gateway ya lo decidió, el pago puede cambiar de estado.',
    submit: 'Actualizar',
    done: 'Pago actualizado desde el gateway',
  },
} as const;

/** Texts that the dialogs share. */
export const dialogTexts = {
  failed: 'No se pudo cargar el pago',
  notFound: 'No se encontró el pago',
  refundable: (amount: string) => `Queda por devolver: ${amount}`,
  howMuch: '¿Cuánto se devuelve?',
  all: (amount: string) => `Todo: ${amount}`,
  allDetail: 'El pago pasa a devuelto.',
  part: 'Una parte',
  partDetail: 'El pago sigue aprobado por lo que resta.',
  wholeAsPart: 'Es todo lo que queda: el pago pasa a devuelto.',
  refundAmount: (amount: string) => `Devolver ${amount}`,
  refundPart: 'Devolver una parte',
  comesBack: (amount: string) => `Vuelven al pagador ${amount}: todo lo que queda por devolver.`,
  reverseAmount: (amount: string) => `Reversar ${amount}`,
  methods: 'Medios de pago',
  methodsTotal: 'Total por devolver',
  givenBack: (amount: string) => `Se devolvieron ${amount}`,
  rejectedStep: 'El dinero no se devolvió. Reintente más tarde, o consulte al gateway con el ID del pago.',
  someRejected: (rejected: number, of: number) =>
    rejected === 1
      ? `Se rechazó 1 de ${quantity(of)} devoluciones: ese dinero no volvió al pagador.`
      : `Se rechazaron ${quantity(rejected)} de ${quantity(of)} devoluciones: ese dinero no volvió al pagador.`,
  sameMethod: 'Usar el mismo medio de pago',
  sameMethodDetail: 'Se vuelve a cobrar con el medio del pago.',
  otherMethod: 'Modificar el medio de pago',
  leaveForOther: 'Dejar a la espera de otro medio',
  otherMethodDetail: 'El pago queda emitido, a la espera de otro medio.',
  /** `Se envían 5 avisos por e-mail, a 3 direcciones.` */
  notices: (notices: number, addresses: number) =>
    notices === addresses
      ? `Se envía por e-mail ${counted(notice, notices)}, cada uno a su pagador.`
      : `Se envía por e-mail un aviso por pago: ${counted(notice, notices)} a ${counted(address, addresses)}.`,
  reloaded: 'Pago actualizado',
} as const;

/** Labels of the bulk actions on payments in order, by their names in the gateway. */
export const bulkLabels = {
  cancel: 'Cancelar',
  updatePaymentMethod: 'Cambiar medio de pago',
  cancelObjection: 'Cancelar objeción',
  retryOfMany: 'Reintentar',
  notifyPayer: 'Notificar',
} as const;

/** Titles of the dialogs of bulk actions on payments. */
export const bulkTitles = {
  cancel: {
    title: (count: number) => `Cancelar ${counted(payment, count)}`,
    ended: 'Pagos cancelados',
  },
  updatePaymentMethod: {
    title: (count: number) => `Cambiar el medio de ${counted(payment, count)}`,
    ended: 'Pagos con otro medio',
  },
  cancelObjection: {
    title: (count: number) => `Cancelar la objeción de ${counted(payment, count)}`,
    ended: 'Objeciones canceladas',
  },
  retryOfMany: {
    title: (count: number) => `Reintentar el cobro de ${counted(payment, count)}`,
    ended: 'Reintentos solicitados',
  },
  notifyPayer: {
    title: (count: number) => `Notificar ${counted(payment, count)}`,
    ended: 'Pagos notificados',
  },
} as const;

/** Texts about the consequences of the bulk actions on payments. */
export const bulkDetails = {
  cancel: 'Los pagos dejan de poder pagarse. No se puede deshacer.',
  updatePaymentMethod: (payers: number) =>
    `Todos quedan con este mismo medio${payers > 1 ? `, aunque son de ${quantity(payers)} pagadores distintos` : ''}.`,
  cancelObjection: 'Los pagos vuelven a quedar aprobados.',
} as const;
