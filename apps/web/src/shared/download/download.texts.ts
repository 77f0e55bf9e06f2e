/** Texts of downloads. */
export const downloadTexts = {
  download: 'Descargar',
  preparing: 'Preparando la descarga…',
  noLink: 'No se pudo preparar la descarga. Vuelva a intentar.',
  noFile: 'No se pudo descargar el archivo. Vuelva a intentar.',
} as const;
