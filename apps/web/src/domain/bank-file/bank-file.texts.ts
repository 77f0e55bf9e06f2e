/** The words of the files for the bank. */
export const bankFileTexts = {
  download: (extension: string) => `Descargar ${extension}`,
} as const;
