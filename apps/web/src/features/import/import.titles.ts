/** The titles of the screens, which the menu knows before they are loaded. */
export const importTitles = {
  imports: 'Importaciones',
  import: 'Importación',
  rows: 'Solicitudes',
  newImport: 'Importar pagos',
  conversion: 'Detalle de conversión',
} as const;
