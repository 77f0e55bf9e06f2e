/**
 * A row that says so when somebody lists its properties, by spreading, copying or writing it as JSON: it has none, and a
 * silent copy of it would be empty.
 */
export const checkedRow = (row: object): object =>
  new Proxy(row, {
    get: (target, name): unknown => Reflect.get(target, name, target),
    ownKeys: () => {
      throw new TypeError('a row has no properties: read its values by name (rest/lazy-json/README.md)');
    },
  });
