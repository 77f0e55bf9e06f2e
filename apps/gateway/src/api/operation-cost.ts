/** Cost of an operation, as it is estimated. */
export interface Cost {
  /** Number of calls to services. */
  readonly calls: number;
  /** Number of values in the answer: each field of each object, and each element of a list. */
  readonly values: number;
}

/** Estimated cost of an operation, reported to a client that requested it. */
export interface CostReport extends Cost {
  /** Maximum cost of a document that is not registered. */
  readonly limit: Cost;
  /** Number of requests of the person that the operation counts as, with these variables. */
  readonly requests: number;
}

/** Facts about the schema from which the cost of an operation is estimated. */
export interface CostOptions {
  /** Fields that count as a call to a service, as `Type.field`. */
  readonly fieldsWithCalls: ReadonlySet<string>;
  /** Arguments that set the number of rows, each with its maximum. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Maximum number of rows in the answer of one call. */
  readonly rowsPerCall: number;
  /** Values of the variables. Without them, the maximum is assumed. */
  readonly variables?: object | undefined;
}
