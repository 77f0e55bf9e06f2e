/** Title of the list of withdraws, which the first page knows. */
export const withdrawsTitle = 'Retiros por lote';
