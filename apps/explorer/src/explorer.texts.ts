/** Every text of the explorer that is ours; the editor itself speaks English. */
export const texts = {
  title: 'Explorador de datos',
  back: 'Volver al back-office',
  examples: 'Ejemplos',
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
