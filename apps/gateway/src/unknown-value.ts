/** Checks of values from outside, of which nothing is known yet. */

/** Asks if a value has properties. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A property of what may be an object. */
export const at = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined);

/** The same, when it is a text. */
export const textAt = (value: unknown, name: string): string | undefined => {
  const found = at(value, name);
  return typeof found === 'string' ? found : undefined;
};
