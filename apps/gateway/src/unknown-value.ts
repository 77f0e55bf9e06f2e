/** Checks of values of unknown type. */

/** Checks that a value is an object, so that it has properties. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns a property of a value; undefined when the value is not an object. */
export const at = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined);

/** Returns a property that is a string; undefined otherwise. */
export const textAt = (value: unknown, name: string): string | undefined => {
  const found = at(value, name);
  return typeof found === 'string' ? found : undefined;
};
