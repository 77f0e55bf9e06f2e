/** The words of the choice of columns. */
export const columnsTexts = {
  reset: 'Restablecer',
  up: (column: string) => `Subir ${column}`,
  down: (column: string) => `Bajar ${column}`,
  atLeastOne: 'Al menos una columna queda a la vista.',
  /** `ID TRANSACCIÓN`, as it heads a column, among other words. */
  nameOf: (headerName: string) => `${headerName.charAt(0)}${headerName.slice(1).toLocaleLowerCase('es-AR')}`,
} as const;
