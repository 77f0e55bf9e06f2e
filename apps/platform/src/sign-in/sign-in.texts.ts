/** Texts of the sign-in pages. */
export const texts = {
  product: 'Back-office de pagos',
  invitation: 'Ingrese con su usuario para continuar.',
  username: 'Usuario o correo electrónico',
  password: 'Contraseña',
  signIn: 'Ingresar',
  wrongPassword: 'El usuario o la contraseña no son correctos.',
  demoUsers: 'Usuarios de demostración',
  demoPassword: 'La contraseña de cada uno es igual a su usuario.',
  demoUser: 'Usuario',
  demoDescription: 'Qué puede hacer',
  tooManyAttempts: (seconds: number) =>
    `Hubo demasiados intentos con este usuario. Espere ${minutes(seconds)} y vuelva a probar.`,
  backToApplication: 'Volver a la aplicación',
  errorCode: (code: string) => `Código: ${code}`,
  expired: {
    title: 'El ingreso venció',
    text: 'Esta página de ingreso ya se usó o estuvo abierta demasiado tiempo. Vuelva a la aplicación e intente otra vez.',
  },
  notFound: {
    title: 'La página no existe',
    text: 'La dirección no corresponde a ninguna página del servicio de ingreso.',
  },
  signOut: {
    title: 'Cerrar sesión',
    text: '¿Quiere cerrar su sesión en el back-office?',
    confirm: 'Cerrar sesión',
    stay: 'Cancelar',
  },
  signingOut: { title: 'Cerrando la sesión', text: 'Enseguida volverá a la aplicación.', next: 'Continuar' },
  signedOut: { title: 'Sesión cerrada', text: 'Su sesión se cerró correctamente.' },
  device: {
    title: 'Ingreso desde una terminal',
    text: 'Escriba el código que muestra la terminal.',
    code: 'Código',
    pageGone: 'La página venció. Abra otra vez la dirección que muestra la terminal.',
    wrong: 'Ese código no existe, venció o ya se usó. Revíselo, o pida otro en la terminal.',
    next: 'Continuar',
    confirm: 'Una terminal pide ingresar con su usuario. Siga solo si la inició usted y muestra este código:',
    allow: 'Permitir',
    refuse: 'No permitir',
    done: 'Puede volver a la terminal',
    doneText: 'La terminal ya puede pedir datos con sus permisos, durante 15 minutos.',
  },
  problems: {
    invalid_redirect_uri: 'La dirección de regreso no pertenece a la aplicación.',
    invalid_client: 'La aplicación que pidió el ingreso no es conocida.',
    invalid_request: 'El pedido de ingreso está incompleto o no es válido.',
    access_denied: 'No se permitió el ingreso.',
    server_error: 'Ocurrió un problema en el servicio de ingreso. Intente otra vez en unos minutos.',
  },
  problem: { title: 'No se pudo completar el ingreso', text: 'Vuelva a la aplicación e intente otra vez.' },
} as const;

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? '1 minuto' : `${count.toString()} minutos`;
}
