/** Query of a list in services that call the page size `size`. */
export type SizedQuery = Readonly<Record<string, unknown>>;

/** Renames `size` to `limit`, the name in the other services of the platform (CON-01). */
export const withLimit = ({ size, ...rest }: SizedQuery): SizedQuery =>
  size === undefined ? rest : { ...rest, limit: size };
