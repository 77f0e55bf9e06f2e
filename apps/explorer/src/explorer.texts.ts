/**
 * Every text of the explorer that is ours. GraphiQL has no translations: it lets us name the tools beside the query and
 * our own pane; the names of `Execute query`, of `Headers`, of the tabs and of the buttons at the side, its dialogs, its pane of
 * documentation and the menu of the editor stay English.
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
  curlToken: 'El token',
  curlCopied: 'La operación se copió como curl.',
  curlRefused: 'El navegador no permitió copiar.',
  curlVariables: 'Las variables no son un objeto JSON: no se copió nada.',
  allowChanges: 'Permitir cambios',
  readOnly: 'Solo lectura',
  prettify: 'Dar formato',
  merge: 'Integrar los fragmentos en la consulta',
  copy: 'Copiar la consulta',
  changesAllowed: 'Los cambios se aplican sobre datos reales',
  changesRefused: 'Las mutaciones están deshabilitadas. Active “Permitir cambios” para ejecutarlas.',
  noAnswer: 'No se pudo conectar con el servidor. Verifique su conexión e intente nuevamente.',
  unreadable: 'El servidor dio una respuesta inesperada.',
  cannotStart: 'No se pudo abrir el explorador. Recargue la página.',
  signOut: 'Cerrar Sesion',
} as const;

/** Text that the editor shows first. */
export const defaultQuery = `# Explorador de datos del back-office
#
# Ctrl+Espacio completa, Ctrl+Enter ejecuta. A la izquierda están la documentación de cada
# campo, con el permiso que necesita, y los ejemplos. Las consultas corren con sus propios
# permisos; extensions.cost dice cuántas llamadas a servicios puede necesitar cada una.

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
