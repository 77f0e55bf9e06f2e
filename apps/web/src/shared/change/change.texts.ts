/** What every dialog that changes something says about how it went. */
export const changeTexts = {
  unknownTitle: 'La operación quedó sin respuesta',
  unknownDetail: 'Puede que se haya hecho. Reintente sin riesgo: la misma operación no se hace dos veces.',
  retry: 'Reintentar',
  refused: 'La operación no se realizó',
  rejected: 'La operación fue rechazada',
  rejectedReason: (reason: string) => `Motivo: ${reason}`,
  rejectedStatus: (status: string) => `Estado: ${status}`,
  failed: 'No se pudo completar la operación',
  current: 'Ahora',
  version: (version: number) => `versión ${version}`,
  goOn: 'Continuar con la versión actual',
  sending: 'Enviando…',
  stay: 'Espere a que termine de enviarse.',
  leaveTyped: {
    title: '¿Descartar lo que ingresó?',
    detail: 'La operación no se envió y lo que escribió se pierde.',
    confirmLabel: 'Descartar',
    cancelLabel: 'Seguir editando',
  },
  leaveUnknown: {
    title: '¿Cerrar sin saber si se completó?',
    detail: 'Puede que la operación se haya hecho. Si cierra, verifique el estado antes de volver a pedirla.',
    confirmLabel: 'Cerrar igual',
    cancelLabel: 'Volver',
  },
} as const;
