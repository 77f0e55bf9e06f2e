/**
 * Texts of the explorer itself. graphiql-in-spanish.ts translates those of GraphiQL; the menu of its editor stays
 * English.
 */
export const texts = {
  title: 'Explorador de datos',
  back: 'Volver al back-office',
  examples: 'Ejemplos',
  examplesSearch: 'Buscar un ejemplo',
  screens: 'Consultas de las pantallas',
  permissions: 'Permisos',
  permissionsIntro:
    'Qué campos piden un permiso y qué rol lo da: alcanza con uno de los que se ven. Los suyos están marcados.',
  permissionsSearch: 'Buscar un campo, un permiso o un rol',
  permissionsMine: 'Solo lo que puedo pedir',
  permissionsNone: 'Ningún campo coincide.',
  permissionsUnknown: 'No se pudieron leer sus permisos.',
  everyField: 'todos los campos',
  held: 'lo tiene',
  anybody: 'quien inició sesión',
  cost: 'Costo de la última operación',
  costCalls: 'Llamadas a servicios',
  costValues: 'Valores',
  costRequests: 'Cuenta como solicitudes',
  costRemaining: 'Quedan en este minuto',
  outOf: (count: string, most: string) => `${count} de ${most}`,
  curl: 'Copiar como curl',
  curlCopied: 'La operación se copió como curl. Toma el token de la variable TOKEN.',
  link: 'Copiar enlace',
  linkCopied:
    'Se copió un enlace con la operación y sus variables. Quien lo abra la ve; los datos, según sus permisos.',
  token: 'Copiar token (5 minutos)',
  tokenRefused: 'No se pudo obtener un token. Vuelva a iniciar sesión, o reintente en unos minutos.',
  tokenCopied: (minutes: number) =>
    `El token se copió: vale ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} más, con todos sus permisos. No lo comparta.`,
  schema: 'Descargar el esquema',
  noOperation: 'No hay ninguna operación para copiar.',
  copyRefused: 'El navegador no permitió copiar.',
  variablesRefused: 'Las variables no son un objeto JSON: no se copió nada.',
  guides: 'Guías',
  guide: 'Guía',
  guideApi: 'La API',
  guideLists: 'Listas de la API',
  guideClients: 'Clientes',
  guideTesting: 'Pruebas de integración',
  guidesLanguage: 'Claves, versiones, errores y límites de la API. Están en inglés.',
  allowChanges: 'Permitir cambios',
  readOnly: 'Solo lectura',
  prettify: 'Dar formato',
  merge: 'Integrar los fragmentos en la consulta',
  copy: 'Copiar la consulta',
  changesAllowed: 'Los cambios se aplican sobre datos reales',
  changesRefused: 'Las mutaciones están deshabilitadas. Active “Permitir cambios” para ejecutarlas.',
  noAnswer: 'No se pudo conectar con el servidor. Verifique su conexión e intente nuevamente.',
  headersRefused: 'Alguno de los encabezados escritos no es válido. Corríjalo o quítelo.',
  refused: 'No puede usar el explorador',
  refusedRole: 'Para usarlo hace falta el rol “developer”, que su usuario no tiene.',
  refusedNext: 'Pídalo a quien administra los usuarios. Las pantallas del back-office no lo necesitan.',
  unreadable: 'El servidor dio una respuesta inesperada.',
  cannotStart: 'No se pudo abrir el explorador. Recargue la página.',
  sessionTooLarge:
    'Su sesión es demasiado grande para el servidor: su usuario tiene más roles, grupos o permisos de los que entran en una solicitud. Pida a quien administra los usuarios que le quite los que no use, o a soporte que amplíe el límite.',
  signOut: 'Cerrar Sesion',
} as const;

/** Initial text of the editor. */
export const defaultQuery = `# Explorador de datos del back-office
#
# Ctrl+Espacio completa, Ctrl+Enter ejecuta.
# A la izquierda: documentación con el permiso de
# cada campo, ejemplos, permisos, guías e historial.
# Cada consulta corre con los permisos de usted.

query Pagos {
  viewer {
    username
    permissions
  }
  payments(filter: { status: APPROVED }, limit: 5) {
    size
    rows {
      id
      requestDate
      status
      finalAmount
      currencyId
      collector {
        name
      }
    }
  }
}
`;
