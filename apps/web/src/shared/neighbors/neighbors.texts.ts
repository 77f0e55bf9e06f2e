/** Texts of the links to neighbors. */
export const neighborTexts = {
  previous: 'Anterior de la lista (K)',
  next: 'Siguiente de la lista (J)',
  previousRow: 'Anterior de la lista',
  nextRow: 'Siguiente de la lista',
} as const;
