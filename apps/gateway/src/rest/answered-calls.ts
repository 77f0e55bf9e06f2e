import { at, isObject } from '../unknown-value.ts';

const calls = new WeakMap<object, string>();

/** Records the call of an answer, such as `GET /pagos/{id}`. Values that are not objects are ignored. */
export const recordCall = (answer: unknown, call: string | undefined): void => {
  if (call !== undefined && isObject(answer)) calls.set(answer, call);
};

/** Returns the call of an answer; undefined for any other value. */
export const callOf = (answer: unknown): string | undefined => (isObject(answer) ? calls.get(answer) : undefined);

/** Answer and the mapper of its values. When a required value is missing, they help to find the call that lacks it. */
export interface MappedAnswer {
  /** Service, method and path as the contract has them. */
  readonly call: string;
  /** Values to map. The reference is weak, so that it does not keep an answer in memory. */
  readonly source: WeakRef<object>;
  readonly map: (given: object) => unknown;
}

const isMissing = (value: unknown, [name, ...rest]: readonly string[]): boolean => {
  if (Array.isArray(value)) return value.some((one) => isMissing(one, name === undefined ? [] : [name, ...rest]));
  if (!isObject(value) || name === undefined || !(name in value)) return false;
  const found = at(value, name);
  return rest.length === 0 ? (found ?? null) === null : isMissing(found, rest);
};

const lacks = ({ source, map }: MappedAnswer, path: readonly string[]): boolean => {
  const value = source.deref();
  if (value === undefined) return false;
  try {
    return isMissing(Array.isArray(value) ? value.map((row: object) => map(row)) : map(value), path);
  } catch {
    // another fault of the answer, which is reported by itself
    return false;
  }
};

/**
 * Names the calls whose answers lack a required value; none when the call is unknown.
 * @param path names of the fields from the root of the operation to the value
 */
export const callsMissing = (answers: readonly MappedAnswer[], path: readonly string[]): readonly string[] => {
  for (let start = 0; start < path.length; start += 1) {
    const found = answers.filter((answer) => lacks(answer, path.slice(start)));
    if (found.length > 0) return [...new Set(found.map(({ call }) => call))];
  }
  return [];
};
