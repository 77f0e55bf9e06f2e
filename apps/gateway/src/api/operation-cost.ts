/** Highest cost of an operation. */
export interface Cost {
  /** Calls to services. */
  readonly calls: number;
  /** Values of the answer: each field of each object, each element of a list. */
  readonly values: number;
}

/** The cost of an operation, for a client that requested it. */
export interface CostReport extends Cost {
  /** The most that is accepted of an operation that a person typed. */
  readonly limit: Cost;
  /** As how many requests of the person it counts, with these variables. */
  readonly requests: number;
}

/** Facts of the schema by which the cost of an operation is estimated. */
export interface CostOptions {
  /** `Type.field` of all fields that ask a service. */
  readonly askingFields: ReadonlySet<string>;
  /** Arguments that say how many rows there will be, and the largest value that is accepted. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Rows that one call brings. */
  readonly rowsPerCall: number;
  /** Values of the variables; the most that is accepted without them. */
  readonly variables?: object | undefined;
}
