/**
 * Texts about the second person, by action. `from` is the formatted amount from which the rule applies, or null if it
 * always applies.
 */
export const secondPersonTexts = {
  needed: (from: string | null) =>
    from === null ? 'Se necesitan dos personas' : `Desde ${from} se necesitan dos personas`,
  alone: (from: string) => `Por menos de ${from} alcanza con una persona.`,
  acts: {
    withdrawals:
      'quien pidió un retiro, o modificó por última vez el retiro programado que lo pide, no puede enviar su dinero.',
    destinations: 'quien modificó por última vez un destino de una distribución no puede enviar su dinero.',
    editDestination: 'si usted modifica este destino, no puede enviar después el dinero de su distribución.',
    editSchedule:
      'si usted modifica el retiro programado, no puede autorizar ni transferir después los retiros que pida.',
  },
} as const;
