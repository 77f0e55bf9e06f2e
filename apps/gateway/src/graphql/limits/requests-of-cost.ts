import type { Cost } from '../../api/operation-cost.ts';

/** Cost that counts as one request. The calls are those of 25 payments with the names of their collectors. */
const ONE_REQUEST: Cost = { calls: 26, values: 7_500 };

/** Returns the number of requests as which an operation of this cost counts; at least 1. */
export const requestsOf = ({ calls, values }: Cost): number =>
  Math.max(1, Math.ceil(calls / ONE_REQUEST.calls), Math.ceil(values / ONE_REQUEST.values));
