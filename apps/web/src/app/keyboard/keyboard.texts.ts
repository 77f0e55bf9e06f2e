/** Texts of the sheet of shortcuts. */
export const keyboardTexts = {
  title: 'Atajos de teclado',
  off: 'Las teclas simples están desactivadas.',
  profile: 'Cambiar en el perfil',
  then: 'luego',
  or: 'o',

  anywhere: 'En toda la aplicación',
  quickSearch: 'Buscar o ir a…',
  search: 'Buscar en la lista; en otra pantalla, en todo',
  help: 'Ver estos atajos',
  close: 'Cerrar lo que está abierto',

  lists: 'En una lista',
  nextRow: 'Fila siguiente',
  previousRow: 'Fila anterior',
  open: 'Abrir la fila',
  look: 'Ver la fila al lado de la lista',
  control: 'Ir al enlace o al botón de la celda',
  space: 'Espacio',
  select: 'Seleccionar la fila',
  clearSelection: 'Limpiar selección',

  files: 'En las filas de un archivo',
  nextFault: 'Error siguiente',

  details: 'En un detalle abierto desde una lista',
  next: 'Siguiente de la lista',
  previous: 'Anterior de la lista',

  goTo: 'Ir a',
} as const;
