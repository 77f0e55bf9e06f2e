/** Texts about missing chunks and newer versions. */
export const lateCodeTexts = {
  missing:
    'Falta una parte de la aplicación: no hay conexión, o hay una versión nueva. Reintente, o abra la página nuevamente.',
  openAnew: 'Abrir nuevamente',
  newer: 'Hay una versión nueva de la aplicación. Se abre cuando pase a otra pantalla.',
} as const;
