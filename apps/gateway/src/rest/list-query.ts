/**
 * A condition on a list (B156, B295). `field` may name several fields separated by commas: any of them (GAP-06);
 * with EQUAL the value may be a list: any of them.
 */
export interface Filter {
  readonly field: string;
  readonly value: string | number | boolean | null | readonly (string | number)[];
  readonly operation:
    'EQUAL' | 'GREATER_THAN_OR_EQUAL_TO' | 'LESS_THAN_OR_EQUAL_TO' | 'LESS_THAN' | 'CONTAINS' | 'LIKE';
}

/** An order of a list (A212, B295). */
export interface Sort {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

/** Which part of a list is wanted, in the gateway's terms: the first page is 1. */
export interface ListQuery {
  readonly filters: readonly Filter[];
  /** Most significant first; without it the service's own order. */
  readonly sorts?: readonly Sort[];
  readonly page: number;
  readonly limit: number;
}

/** A page of a list: some of its rows, and how many there are in all. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly page: number;
  readonly limit: number;
  readonly size: number;
}
