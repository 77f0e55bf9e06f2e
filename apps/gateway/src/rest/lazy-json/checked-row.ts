/**
 * Wraps a row so that listing its properties throws, as by spread, copy or `JSON.stringify`. A row has no own
 * properties, so a copy would silently be empty.
 */
export const checkedRow = (row: object): object =>
  new Proxy(row, {
    get: (target, name): unknown => Reflect.get(target, name, target),
    ownKeys: () => {
      throw new TypeError('a row has no properties: read its values by name (rest/lazy-json/README.md)');
    },
  });
