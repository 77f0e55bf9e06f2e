/** What each action is called, and what its dialog says. `done` are the exact texts of the catalogue (TXT-09 to TXT-13). */
export const actionTexts = {
  cancel: {
    label: 'Cancelar suscripción',
    title: 'Cancelar suscripción',
    detail: 'No se generan más pagos. No se puede deshacer.',
    submit: 'Cancelar suscripción',
    done: 'Suscripción cancelada con éxito',
  },
  updatePaymentMethod: {
    label: 'Cambiar medio de pago',
    title: 'Cambiar medio de pago',
    detail: 'Los próximos pagos se cobran con el nuevo medio.',
    submit: 'Cambiar medio de pago',
    done: 'Medio de pago actualizado con éxito',
  },
  updateAmount: {
    label: 'Editar Importe',
    title: 'Editar Importe',
    detail: 'Los próximos pagos se generan por el nuevo importe.',
    submit: 'Cambiar importe',
    done: 'Importe actualizado con éxito',
  },
  deletePaymentMethod: {
    label: 'Eliminar medio de pago',
    title: 'Eliminar medio de pago',
    detail: 'Hasta que se ingrese otro medio, los pagos no se cobran. Se elimina:',
    submit: 'Eliminar medio de pago',
    done: 'Medio de pago eliminado con éxito',
  },
  sendNotification: {
    label: 'Enviar e-mail',
    title: 'Enviar e-mail',
    detail: 'Se envía un e-mail en nombre de la entidad.',
    submit: 'Enviar e-mail',
    done: 'E-mail enviado con éxito',
  },
} as const;

/** Words that the dialogs share; the prompts are exact (INP-12, INP-16). */
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
