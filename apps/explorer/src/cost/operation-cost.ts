import { inside } from '../unknown-value';

/** Cost of an operation as computed by the gateway, with the limits. */
export interface OperationCost {
  readonly calls: readonly [needed: number, most: number];
  readonly values: readonly [needed: number, most: number];
  /** Number of requests that the operation counts as in the rate limit. */
  readonly requests: number;
  /** Remaining requests of this minute. Undefined if the gateway does not limit them. */
  readonly remaining: readonly [left: number, most: number] | undefined;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const pairOf = (one: unknown, other: unknown): readonly [number, number] | undefined =>
  isNumber(one) && isNumber(other) ? [one, other] : undefined;

/** Returns the cost in an answer. Undefined if the answer has none. */
export const costIn = (answer: unknown): OperationCost | undefined => {
  const at = (...path: string[]): unknown => inside(answer, 'extensions', ...path);
  const calls = pairOf(at('cost', 'calls'), at('cost', 'limit', 'calls'));
  const values = pairOf(at('cost', 'values'), at('cost', 'limit', 'values'));
  const requests = at('cost', 'requests');
  if (!calls || !values || !isNumber(requests)) return undefined;
  return { calls, values, requests, remaining: pairOf(at('rate', 'remaining'), at('rate', 'limit')) };
};
