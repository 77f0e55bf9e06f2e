/** Texts of the choice of columns. */
export const columnsTexts = {
  reset: 'Restablecer',
  up: (column: string) => `Subir ${column}`,
  down: (column: string) => `Bajar ${column}`,
  atLeastOne: 'Al menos una columna queda a la vista.',
  /** Returns a column header as text within a sentence: `ID TRANSACCIÓN` becomes `Id transacción`. */
  nameOf: (headerName: string) => `${headerName.charAt(0)}${headerName.slice(1).toLocaleLowerCase('es-AR')}`,
} as const;
