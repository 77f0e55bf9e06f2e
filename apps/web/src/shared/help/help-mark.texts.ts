/** Words of the marks that open the meaning of a word. */
export const helpMarkTexts = {
  open: (term: string) => `Qué significa ${term}`,
  failed: 'No se pudo cargar la ayuda.',
} as const;
