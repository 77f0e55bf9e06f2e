/** Returns the label of a button with the amount that it moves: `Rechazar 3 retiros · $ 1.151.697,27`. */
export const withAmount = (label: string, amount: string | undefined): string =>
  amount ? `${label} · ${amount}` : label;

/** Texts about the outcome of a change, for all dialogs. */
export const changeTexts = {
  unknownTitle: 'La operación quedó sin respuesta',
  unknownDetail:
    'Puede que se haya hecho. “Reintentar”, en esta ventana, no la repite. Si cierra la ventana, verifique el estado antes de pedirla otra vez.',
  lookFirst: 'Puede que se haya hecho: verifique el estado antes de volver a pedirla.',
  look: 'Ver cómo quedó',
  retry: 'Reintentar',
  refused: 'La operación no se realizó',
  mayBeMade: 'Puede que esta operación ya se haya hecho',
  rejected: 'La operación fue rechazada',
  rejectedReason: (reason: string) => `Motivo: ${reason}`,
  rejectedStatus: (status: string) => `Estado: ${status}`,
  failed: 'No se pudo completar la operación',
  current: 'Ahora',
  changes: 'Lo que cambió desde que lo abrió',
  noneShown: 'Cambió otra parte del registro: los datos de esta operación son los mismos.',
  version: (version: number) => `versión ${version}`,
  goOn: 'Continuar con la versión actual',
  endedAt: 'Hora',
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
