// Guards: The contracts are complete: who calls and how, what is refused with which status, values that a mock can show.
import { readdir, readFile } from 'node:fs/promises';
import { services } from '@backoffice/contracts';
import { readContracts } from '@backoffice/platform/testing';
import { parse } from 'yaml';

const folder = new URL('../packages/contracts/src/', import.meta.url);
const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.yaml'));
const documents = await Promise.all(
  files.map(async (file): Promise<{ file: string; document: unknown }> => {
    const text = await readFile(new URL(file, folder), 'utf8');
    return { file, document: parse(text) };
  }),
);
const contracts = documents.filter(({ file }) => file.endsWith('openapi.yaml'));

const at = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (holder, name) => (typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined),
    value,
  );
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Places of values that are none: a comma of an unquoted text ends it, and the rest is a name without a value. */
const withoutValue = (value: unknown, place: string): readonly string[] => {
  if (value === null) return [place];
  // null may be one of the values of a list
  if (Array.isArray(value))
    return value.flatMap((one, index) => (one === null ? [] : withoutValue(one, `${place}/${index}`)));
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => withoutValue(inner, `${place}/${name}`));
};

test('every contract is read', () => {
  const read = documents.map(({ file }) => file.replace('/openapi.yaml', ''));
  expect(read.toSorted()).toEqual([...Object.keys(services), 'shared/schemas.yaml'].toSorted());
});

test.each(documents)('each name has a value in $file', ({ document }) => {
  expect(withoutValue(document, '')).toEqual([]);
});

const shared = (name: string): string => `../shared/schemas.yaml#/components/parameters/${name}`;

describe.each(contracts)('$file', ({ file, document }) => {
  const paths = entriesOf(at(document, 'paths'));

  test('says where it is, and that a person calls', () => {
    expect(at(document, 'security')).toEqual([{ person: [] }]);
    expect(at(document, 'components', 'securitySchemes', 'person')).toBeDefined();
    expect(at(document, 'servers', '0', 'description')).toMatch(
      /^Base URL of the service; `[A-Z_]+_URL` of the gateway\.$/,
    );
  });

  test('names the headers of every call', () => {
    for (const [path, item] of paths) {
      const references = entriesOf(at(item, 'parameters')).map(([, parameter]) => at(parameter, '$ref'));
      const missing = ['source', 'locale', 'requestId', 'traceparent'].filter(
        (name) => !references.includes(shared(name)),
      );
      expect([path, missing]).toEqual([path, []]);
    }
  });

  test('keeps versions where a change names the one that it was decided on, and nowhere else', () => {
    const references = paths.flatMap(([, item]) =>
      [item, ...entriesOf(item).map(([, operation]) => operation)].flatMap((holder) =>
        entriesOf(at(holder, 'parameters')).map(([, parameter]) => at(parameter, '$ref')),
      ),
    );
    const { hasVersions } = Object.entries(services).find(([name]) => file === `${name}/openapi.yaml`)?.[1] ?? {};
    expect(hasVersions).toBe(references.includes(shared('ifMatch')));
  });

  test('has examples of every code that it describes, out of its description', () => {
    const properties = entriesOf(at(document, 'components', 'schemas')).flatMap(([schema, described]) =>
      entriesOf(at(described, 'properties')).map(([name, told]) => [`${schema}.${name}`, told] as const),
    );
    const codes = properties.filter(([, told]) =>
      JSON.stringify(at(told, 'description') ?? '').includes('Readers tolerate others'),
    );
    for (const [name, told] of codes.filter(([, one]) => at(one, 'properties') === undefined)) {
      const [, example] = entriesOf(at(told, 'examples'))[0] ?? [];
      const words = JSON.stringify(at(told, 'description')).split(/[^a-z_0-9]+/);
      expect([name, words]).toEqual([name, expect.arrayContaining([example])]);
    }
  });
});

/** Removes what a collector has; there may be nothing. */
const neverAbsent = 'deletePayerReferencesByCollector';
const operations = readContracts();

test('an operation has a name of its own', () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
});

test.each(operations)('$id names the statuses of its refusals', (operation) => {
  const { id, method, path, parameters, queryNames, statuses } = operation;
  const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const hasKey = headers.includes('Idempotency-Key');
  const takesValues = queryNames.length > 0 || operation.bodyTypes.length > 0 || hasKey;
  expect({
    400: statuses.has(400),
    404: statuses.has(404) || !path.includes('{'),
    409: statuses.has(409) || !headers.includes('If-Match'),
    422: statuses.has(422),
  }).toEqual({ 400: takesValues, 404: id !== neverAbsent, 409: true, 422: hasKey });
  // a refresh and a question too long for an address change nothing
  expect(hasKey).toBe(method !== 'GET' && !/\/actualizar$|^\/pagos\/ids$/.test(path));
});

test.each(operations.filter(({ sample }) => sample() !== undefined))(
  'the examples of $id are what it allows',
  (operation) => {
    const check = operation.answer(operation.statuses.has(201) ? 201 : 200);
    expect([check?.(operation.sample()), check?.errors]).toEqual([true, null]);
  },
);
