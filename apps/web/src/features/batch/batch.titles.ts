/** Titles of the screens of batches, which the first page knows. */
export const batchTitles = { list: 'Lotes de retiros', detail: 'Detalle de lote' } as const;
