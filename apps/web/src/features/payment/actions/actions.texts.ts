import { quantity } from '@/shared/format';

/** What each action is called, and what its dialog says. `done` are the exact texts of the catalogue (TXT-01 to TXT-08, NOT-09). */
export const actionTexts = {
  cancel: {
    label: 'Cancelar pago',
    title: 'Cancelar pago',
    detail: 'El pago deja de poder pagarse. No se puede deshacer.',
    submit: 'Cancelar pago',
    done: 'Pago cancelado con éxito',
  },
  updatePaymentMethod: {
    label: 'Cambiar medio de pago',
    title: 'Cambiar medio de pago',
    detail: 'El nuevo medio reemplaza al primero del pago.',
    submit: 'Cambiar medio de pago',
    done: 'Medio de pago actualizado con éxito',
  },
  refund: {
    label: 'Devolver',
    title: 'Devolver pago',
    detail: 'El importe vuelve al pagador por el mismo medio con el que pagó.',
    submit: 'Devolver',
    done: 'Devolución realizada con éxito',
  },
  partialRefund: {
    label: 'Devolución parcial',
    title: 'Devolución parcial',
    detail: 'Elija los medios de pago aprobados cuyo importe se devuelve.',
    submit: 'Devolver',
    done: 'Devolución realizada con éxito',
  },
  reverse: {
    label: 'Reversar',
    title: 'Reversar pago',
    detail: 'Se anula el cobro y todo lo que queda por devolver vuelve al pagador.',
    submit: 'Reversar',
    done: 'Reversa realizada con éxito',
  },
  cancelObjection: {
    label: 'Cancelar objeción',
    title: 'Cancelar objeción',
    detail: 'El pago vuelve a quedar aprobado.',
    submit: 'Cancelar objeción',
    done: 'Objeción cancelada con éxito',
  },
  retry: {
    label: 'Reintentar cobro',
    title: 'Reintentar cobro',
    detail: '¿Con qué medio se vuelve a cobrar?',
    submit: 'Reintentar cobro',
    done: 'Reintento solicitado con éxito',
  },
  forwardNotification: {
    label: 'Reenviar notificación',
    title: 'Reenviar notificación',
    detail: 'Se vuelve a notificar el estado del pago a la entidad, en su dirección:',
    submit: 'Reenviar',
    done: 'Se envio la notificación del pago correctamente.',
  },
  notifyPayer: {
    label: 'Notificar al pagador',
    title: 'Notificar al pagador',
    detail: 'Se envía un aviso del pago por e-mail a:',
    submit: 'Notificar',
    done: 'Pagador notificado con éxito',
  },
  updateByGateway: {
    label: 'Actualizar desde el gateway',
    title: 'Actualizar desde el gateway',
    detail:
      'El pago toma el estado que informa su gateway. Si el gateway ya lo decidió, el pago puede cambiar de estado.',
    submit: 'Actualizar',
    done: 'Pago actualizado desde el gateway',
  },
} as const;

/** Words that the dialogs share. */
export const dialogTexts = {
  failed: 'No se pudo cargar el pago',
  notFound: 'No se encontró el pago',
  refundable: (amount: string) => `Queda por devolver: ${amount}`,
  fullRefund: 'Devolución total',
  fullRefundDetail: 'Vuelve todo lo que queda; el pago pasa a devuelto.',
  partOfAmount: 'Devolución parcial',
  partOfAmountDetail: 'El pago sigue aprobado por lo que resta.',
  refundAmount: (amount: string) => `Devolver ${amount}`,
  methods: 'Medios de pago',
  methodsTotal: 'Total por devolver',
  givenBack: (amount: string) => `Se devolvieron ${amount}`,
  someRejected: (rejected: number, of: number) =>
    `${quantity(rejected)} de ${quantity(of)} devoluciones fueron rechazadas`,
  sameMethod: 'Usar el mismo medio de pago',
  sameMethodDetail: 'Se vuelve a cobrar con el medio del pago.',
  otherMethod: 'Modificar el medio de pago',
  otherMethodDetail: 'El pago queda emitido, a la espera de otro medio.',
  reloaded: 'Pago actualizado',
  retryWithOtherCard: 'La tarjeta está vencida: se abre el formulario de pago.',
} as const;
