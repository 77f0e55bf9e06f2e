/** Every text of the explorer that is ours; the editor itself speaks English. */
export const texts = {
  title: 'Explorador de datos',
  allowChanges: 'Permitir cambios',
  readOnly: 'Solo lectura',
  changesAllowed: 'Los cambios se aplican sobre datos reales',
  changesRefused: 'Las mutaciones están deshabilitadas. Active «Permitir cambios» para ejecutarlas.',
  noAnswer: 'No se pudo conectar con el servidor. Verifique su conexión e intente nuevamente.',
  unreadable: 'El servidor dio una respuesta inesperada.',
  cannotStart: 'No se pudo abrir el explorador. Recargue la página.',
  signOut: 'Cerrar Sesion',
} as const;

/** What the editor shows first. */
export const defaultQuery = `# Explorador de datos del back-office
#
# Ctrl+Espacio completa, Ctrl+Enter ejecuta. El panel de la izquierda documenta cada campo
# y el permiso que necesita. Las consultas corren con sus propios permisos.

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
