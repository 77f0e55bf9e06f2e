/** Texts of the bank files. */
export const bankFileTexts = {
  download: (extension: string) => `Descargar ${extension}`,
} as const;
