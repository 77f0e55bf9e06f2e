/** Texts of the shell. Exact texts come from the specification, including their misspellings (A12, A13). */
export const appTexts = {
  product: 'Back-office de pagos',
  brand: 'Back-office',
  skipToContent: 'Saltar al contenido',
  mainMenu: 'Menú principal',
  openMenu: 'Abrir el menú',
  collapseMenu: 'Contraer el menú',
  expandMenu: 'Expandir el menú',
  version: 'Versión',
  printed: (moment: string, username: string) => `Impreso el ${moment} por ${username}`,

  support: 'Soporte',
  documents: 'Documentos',
  newTab: '(se abre en otra pestaña)',
  news: 'Novedades',
  newsUnread: 'Novedades, hay sin leer',
  newsNew: 'Nuevo',
  newsEmpty: 'No hay novedades',

  help: 'Ayuda',
  notices: 'Avisos',
  noticesEmpty: 'No hay avisos',
  noticesEmptyDetail:
    'Acá quedan los avisos de esta sesión y, por una semana, lo que otros decidieron de lo suyo y sus trabajos terminados.',
  clearNotices: 'Vaciar',

  theme: 'Tema',
  themeSystem: 'Según el sistema',
  themeLight: 'Claro',
  themeDark: 'Oscuro',

  userMenu: 'Menú de usuario',
  profile: 'Perfil',
  keyboard: 'Atajos de teclado',
  home: 'Inicio',
  explorer: 'Explorador de datos',
  signOut: 'Cerrar Sesion',

  sessionExpired: 'Tu sesión venció',
  sessionExpiredDetail:
    'Lo que estaba en la pantalla no se pierde. Inicie sesión nuevamente en la ventana que se abre y siga donde estaba.',
  signIn: 'Iniciar sesión',
  identityAway: 'El servicio de identidad no responde',
  identityAwayDetail:
    'No se puede comprobar su sesión en este momento. Lo que estaba en la pantalla no se pierde: vuelve por sí sola cuando el servicio responda.',

  unknownAddress: 'Esta dirección no existe',
  unknownAddressDetail: 'Revise el enlace: puede estar incompleto o tener algo de más.',
  noScreenAt: (path: string) => `No hay ninguna pantalla en ${path}`,
  backTo: (title: string) => `Volver a “${title}”`,

  viewerFailed: 'No se pudieron cargar sus permisos',
  offline: 'No hay conexión',
  offlineDetail: 'Esta pantalla se abre sola cuando vuelva la conexión.',
  details: 'Detalles',
  routeFailed: 'No se pudo mostrar esta pantalla',
  routeFailedDetail: 'Puede ser un problema pasajero, o que haya una versión nueva de la aplicación.',
} as const;
