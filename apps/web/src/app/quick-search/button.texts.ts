/** Texts of the quick-search button. They are a module of their own because every page loads them. */
export const buttonTexts = { title: 'Búsqueda rápida', open: 'Buscar o ir a…' } as const;
