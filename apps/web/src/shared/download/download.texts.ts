/** The words of a download. */
export const downloadTexts = {
  download: 'Descargar',
  preparing: 'Preparando la descarga…',
  noLink: 'No se pudo preparar la descarga. Vuelva a intentar.',
} as const;
