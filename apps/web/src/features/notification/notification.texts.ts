/** Texts of notifications to payers (A182, GAP-15). */
export const notificationsTexts = {
  title: 'Detalle de la notificación',
  titleTo: (whom: string, what: string) => `Notificación a ${whom} · ${what}`,
  actions: 'Acciones de la notificación',
  failed: 'No se pudo cargar la notificación',
  notFound: 'No encontramos esta notificación',
  notFoundDetail: 'Puede que el identificador esté mal escrito o que la notificación ya no exista.',

  toPayer: 'Notificaciones al pagador',
  toPayerNone: 'No se notificó al pagador',
  unnamed: 'Notificación',

  summary: 'Resumen',
  id: 'ID',
  copyId: 'Copiar ID de la notificación',
  date: 'Fecha',
  type: 'Tipo',
  action: 'Acción',
  destination: 'Destino',
  copyDestination: 'Copiar el destino',
  collector: 'Entidad',
  status: 'Estado',
  statusDetail: 'Detalle del estado',
  response: 'Respuesta',
  retries: 'Reintentos',

  attempts: 'Intentos de entrega',
  attemptsNone: 'Todavía no se intentó entregarla',
  lastAttempt: 'último',

  payload: 'Datos del mensaje',
  payloadNone: 'Sin datos',
  copyPayload: 'Copiar los datos del mensaje',

  resend: 'Reenviar',
  resendTitle: 'Reenviar notificación',
  resendDetail: 'Se vuelve a enviar el mismo mensaje a:',
  resent: 'Notificación reenviada con éxito',
} as const;
