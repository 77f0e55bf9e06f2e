/** The words of the way from one record to the next. */
export const neighborTexts = { previous: 'Anterior de la lista (K)', next: 'Siguiente de la lista (J)' } as const;
