/** Texts of the links to neighbors. */
export const neighborTexts = { previous: 'Anterior de la lista (K)', next: 'Siguiente de la lista (J)' } as const;
