/** Words of BINs that the first page knows. */
export const binTitles = { list: 'Buscar BIN', detail: 'BIN' } as const;
