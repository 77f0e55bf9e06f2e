/** Texts for invalid settings. */
export const settingsTexts = {
  tooSmall: (least: number) => `El valor mínimo es ${least}.`,
  tooLarge: (most: number) => `El valor máximo es ${most.toLocaleString('es-AR')}.`,
  tooLong: (longest: number) => `El texto tiene de 1 a ${longest} caracteres.`,
  tooMany: (most: number) => `Se admiten hasta ${most}.`,
  tooMuch: 'Las preferencias ocupan demasiado.',
  noList: 'La aplicación no tiene esa lista.',
  unseen: 'El texto tiene caracteres que no se admiten.',
  noScreen: 'La dirección no es de una pantalla de la aplicación.',
} as const;

/** Texts for saved views. */
export const viewTexts = {
  noList: 'La aplicación no tiene esa lista.',
  badId: 'El identificador de la vista no es válido.',
  none: 'Elija al menos una vista.',
  tooMany: (most: number) => `Se pueden guardar hasta ${most} vistas. Elimine alguna que ya no use.`,
  nameTaken: 'Ya hay una vista con ese nombre en esta lista.',
} as const;

/** Texts for the store of settings and views. */
export const storeTexts = {
  none: 'Esta instalación no guarda preferencias ni vistas.',
  noneCause: 'No tiene configurada una base de datos para guardarlas.',
  noneStep: 'Siguen guardadas en este navegador.',
  unavailable: 'Las preferencias y las vistas no se pueden guardar en este momento.',
  unavailableCause: 'La base de datos que las guarda no responde.',
} as const;
