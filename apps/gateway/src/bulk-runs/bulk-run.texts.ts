/** Words about bulk runs that are not acceptable; the application sends none of these. */
export const runTexts = {
  badId: 'El identificador de la acción masiva no es válido.',
  noArgument: 'La acción no tiene ese argumento, o no se puede guardar.',
  noItems: 'Indique al menos un registro.',
  tooMany: (most: number) => `Se admiten hasta ${most.toLocaleString('es-AR')}.`,
  tooLong: (longest: number) => `El texto tiene hasta ${longest} caracteres.`,
  noPlace: 'La acción masiva no tiene un registro en ese lugar.',
} as const;

/** Words about the store. */
export const runStoreTexts = {
  none: 'Esta instalación no guarda las acciones masivas.',
  noneCause: 'No tiene configurada una base de datos para guardarlas.',
  noneStep: 'Mantenga abierta la ventana hasta que termine.',
  away: 'Las acciones masivas no se pueden guardar en este momento.',
  awayCause: 'La base de datos que las guarda no responde.',
} as const;
