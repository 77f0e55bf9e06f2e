/** The words of the button of the quick search, which every page has. */
export const buttonTexts = { title: 'Búsqueda rápida', open: 'Buscar o ir a…' } as const;
