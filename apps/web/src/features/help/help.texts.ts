/** Texts of the help page. */
export const helpTexts = {
  search: 'Buscar un término o un estado',
  none: 'No hay nada con esas palabras',
  noneHint: 'Pruebe con una palabra de la pantalla, por ejemplo Firma o Emitido.',
  keys: 'Atajos de teclado',
  support: 'Soporte',
  permissions: 'Qué puedo hacer y qué no',
  failed: 'No se pudo cargar la ayuda',
} as const;
