/** Query of a list of a service that names the rows of a page `size`. */
export type SizedQuery = Readonly<Record<string, unknown>>;

/** The same query with `limit`, as every list of the platform reads it (CON-01). */
export const asLimit = ({ size, ...rest }: SizedQuery): SizedQuery =>
  size === undefined ? rest : { ...rest, limit: size };
