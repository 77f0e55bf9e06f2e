/** Texts of failures for which the gateway sent no text. */
export const apolloTexts = {
  network: {
    message: 'No hay conexión con el servidor. Revise su red y vuelva a intentar.',
    cause: 'Su red o el servidor no responde.',
    nextStep: 'Si otras páginas se abren, avise a soporte.',
  },
  refused: {
    message: 'El servidor no pudo responder. Vuelva a intentar en unos minutos.',
    cause: 'La respuesta llegó incompleta, o de otro equipo en el camino.',
    nextStep: 'Si continúa, avise a soporte con el id de la solicitud.',
  },
  sessionTooLarge: {
    message: 'Su sesión es demasiado grande para el servidor.',
    cause: 'Su usuario tiene más roles, grupos o permisos de los que entran en una solicitud. Esperar no lo resuelve.',
    nextStep: 'Pida a quien administra los usuarios que le quite los que no use, o a soporte que amplíe el límite.',
  },
  sessionExpired: {
    message: 'Tu sesión venció',
    cause: 'Pasó mucho tiempo sin uso, o se cerró en otra pestaña.',
    nextStep: 'Inicie sesión nuevamente.',
  },
  identityAway: {
    message: 'El servicio de identidad no responde',
    cause: 'No se pudo comprobar que su sesión sigue abierta.',
    nextStep: 'Espere unos minutos. Si continúa, avise a soporte.',
  },
  unknown: {
    message: 'Ups! Ocurrió un error inesperado',
    cause: 'Falló la propia aplicación.',
    nextStep: 'Recargue la página. Si se repite, avise a soporte.',
  },
} as const;
