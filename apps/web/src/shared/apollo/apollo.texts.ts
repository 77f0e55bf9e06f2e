/** What the operator reads when no service gave words of its own. */
export const apolloTexts = {
  network: 'No hay conexión con el servidor. Revise su red y vuelva a intentar.',
  refused: 'El servidor no pudo responder. Vuelva a intentar en unos minutos.',
  sessionExpired: 'Tu sesión venció',
  unknown: 'Ups! Ocurrió un error inesperado',
} as const;
