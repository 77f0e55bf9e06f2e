/** Cost of an operation, as it is estimated. */
export interface Cost {
  /** Number of calls to services. */
  readonly calls: number;
  /** Number of values in the answer: each field of each object, and each element of a list. */
  readonly values: number;
}

/** Report for a client that asks for it. Calls and values are estimated with the largest size of each page. */
export interface CostReport extends Cost {
  /** Maximum cost of a document that is not registered. */
  readonly limit: Cost;
  /** Number of requests that a query takes from the person's rate limit, with the variables of this request. */
  readonly requests: number;
}

/** Facts about the schema from which the cost of an operation is estimated. */
export interface CostOptions {
  /** Fields that count as a call to a service, as `Type.field`. */
  readonly fieldsWithCalls: ReadonlySet<string>;
  /** Names of the arguments that set the number of rows, each with its maximum. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Maximum number of rows that one call returns. A field that requests more rows counts as several calls. */
  readonly rowsPerCall: number;
  /** Values of the variables. Without them, the maximum is assumed. */
  readonly variables?: object | undefined;
}
