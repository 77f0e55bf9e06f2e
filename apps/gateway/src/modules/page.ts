/** A page of a list, as resolvers answer it. */
export interface Page<Row> {
  readonly rows: Row[];
  /** Number of the page, from 1. */
  readonly page: number;
  /** Rows a page. */
  readonly limit: number;
  /** Rows that match in all (GAP-35). */
  readonly size: number;
}
