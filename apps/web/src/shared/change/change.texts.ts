/** What every dialog that changes something says about how it went. */
export const changeTexts = {
  unknownTitle: 'No se sabe si la operación se completó',
  unknownDetail: 'Puede reintentar sin riesgo: la misma operación no se hace dos veces.',
  retry: 'Reintentar',
  refused: 'La operación no se realizó',
  rejected: 'La operación fue rechazada',
  rejectedReason: (reason: string) => `Motivo: ${reason}`,
  rejectedStatus: (status: string) => `Estado: ${status}`,
  failed: 'No se pudo completar la operación',
  changed: 'El registro cambió desde que lo abrió',
  goOn: 'Continuar con la versión actual',
  sending: 'Enviando…',
} as const;
