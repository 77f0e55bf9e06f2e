/** Texts of refusals of a bulk run. */
export const runTexts = {
  badId: 'El identificador de la acción masiva no es válido.',
  noArgument: 'La acción no tiene ese argumento, o no se puede guardar.',
  noItems: 'Indique al menos un registro.',
  tooMany: (most: number) => `Se admiten hasta ${most.toLocaleString('es-AR')}.`,
  tooLong: (longest: number) => `El texto tiene hasta ${longest} caracteres.`,
  badItem: 'El identificador del registro no es válido.',
  twice: 'Ya está en la acción masiva: indíquelo una sola vez.',
  badRequestId: 'El identificador de la solicitud no es válido.',
  noNumber: 'El número del informe empieza en 1.',
  noOutcome: 'Indique qué pasó con el registro.',
  otherKey: 'La clave cambia solo después de un error que la operación no superó.',
  noPlace: 'La acción masiva no tiene un registro en ese lugar.',
} as const;

/** Texts of errors of the store. */
export const runStoreTexts = {
  none: 'Esta instalación no guarda las acciones masivas.',
  noneCause: 'No tiene configurada una base de datos para guardarlas.',
  noneStep: 'Mantenga abierta la ventana hasta que termine.',
  unavailable: 'Las acciones masivas no se pueden guardar en este momento.',
  unavailableCause: 'La base de datos que las guarda no responde.',
} as const;
