/** The page of a collector (CON-04). */
export const collectorPath = (id: string): string => `/comercios/${encodeURIComponent(id)}`;

/** The payments of a collector, in the names of the documents (A40). */
export const collectorPaymentsPath = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  `/pagos?${new URLSearchParams({ collector_id: id, collector_name: name }).toString()}`;
