/** Texts of the file of an export. */
export const exportFileTexts = {
  download: (name: string) => `Descargar ${name}`,
  unexplained: 'No se conoce el motivo.',
} as const;
