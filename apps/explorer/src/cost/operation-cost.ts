import { inside } from '../unknown-value';

/** Figures that the gateway counts of an operation, and the most that it accepts. */
export interface OperationCost {
  readonly calls: readonly [needed: number, most: number];
  readonly values: readonly [needed: number, most: number];
  /** As how many requests of the person it counts. */
  readonly requests: number;
  /** Requests that are left of this minute; undefined where the gateway does not count them. */
  readonly remaining: readonly [left: number, most: number] | undefined;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const pairOf = (one: unknown, other: unknown): readonly [number, number] | undefined =>
  isNumber(one) && isNumber(other) ? [one, other] : undefined;

/** The cost that an answer reports; undefined where it reports none. */
export const costIn = (answer: unknown): OperationCost | undefined => {
  const at = (...path: string[]): unknown => inside(answer, 'extensions', ...path);
  const calls = pairOf(at('cost', 'calls'), at('cost', 'limit', 'calls'));
  const values = pairOf(at('cost', 'values'), at('cost', 'limit', 'values'));
  const requests = at('cost', 'requests');
  if (!calls || !values || !isNumber(requests)) return undefined;
  return { calls, values, requests, remaining: pairOf(at('rate', 'remaining'), at('rate', 'limit')) };
};
