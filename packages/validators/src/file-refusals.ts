/** Why a file of payment requests is refused, by the codes of whoever reads it (GAP-18). */
export const fileRefusals = {
  file_missing: 'Elija un archivo.',
  file_empty: 'El archivo está vacío.',
  file_too_large: 'El archivo supera los 10 MB.',
  file_type_unknown: 'El archivo no es CSV ni XLSX, aunque su nombre lo diga.',
  workbook_old: 'El archivo es una planilla de Excel anterior a 2007 (XLS). Guárdelo como XLSX.',
  workbook_encrypted: 'La planilla tiene contraseña. Quítela y elija el archivo nuevamente.',
  workbook_broken: 'La planilla está dañada y no se puede leer.',
  workbook_unpacks_too_large: 'La planilla ocupa demasiado al abrirse. Divídala en varias.',
  not_utf8: 'El texto del archivo no está en UTF-8 ni en Windows-1252. Guárdelo como CSV UTF-8.',
  heading_missing: 'El archivo no tiene una fila de títulos. Use la plantilla.',
  columns_unknown: 'El archivo tiene columnas que no se conocen. Use los títulos de la plantilla.',
  columns_missing: 'Al archivo le faltan columnas. Use los títulos de la plantilla.',
  columns_repeated: 'El archivo tiene columnas repetidas.',
  too_many_rows: 'El archivo tiene más de 50.000 filas. Divídalo en varios.',
  no_rows: 'El archivo no tiene filas debajo de los títulos.',
  quotes_unclosed: 'El archivo tiene comillas que no se cierran.',
} as const;
