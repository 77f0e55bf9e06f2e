// Guards: The contracts are complete: caller and headers, status of each refusal, example values for a mock, and the
// conditions and orders that the gateway uses.
import { readdir, readFile } from 'node:fs/promises';
import { IDENTIFIER, services } from '@backoffice/contracts';
import { collectReadCalls } from '@backoffice/gateway/testing';
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

/**
 * Returns the paths of names without a value. In a flow mapping of YAML, a comma ends an unquoted text, and the rest of
 * the text becomes such a name.
 */
const withoutValue = (value: unknown, place: string): readonly string[] => {
  if (value === null) return [place];
  // null may be an entry of an enum
  if (Array.isArray(value))
    return value.flatMap((one, index) => (one === null ? [] : withoutValue(one, `${place}/${index}`)));
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => withoutValue(inner, `${place}/${name}`));
};

test('the pattern of identifiers is that of the gateway', () => {
  const shared = documents.find(({ file }) => file === 'shared/schemas.yaml')?.document;
  expect(at(shared, 'components', 'schemas', 'Identifier', 'pattern')).toBe(IDENTIFIER.source);
});

test('the list of contracts is complete', () => {
  const read = documents.map(({ file }) => file.replace('/openapi.yaml', ''));
  expect(read.toSorted()).toEqual([...Object.keys(services), 'shared/schemas.yaml'].toSorted());
});

test.each(documents)('each name in $file has a value', ({ document }) => {
  expect(withoutValue(document, '')).toEqual([]);
});

const shared = (name: string): string => `../shared/schemas.yaml#/components/parameters/${name}`;

describe.each(contracts)('$file', ({ file, document }) => {
  const paths = entriesOf(at(document, 'paths'));

  test('names its server, and requires the token of a person', () => {
    expect(at(document, 'security')).toEqual([{ person: [] }]);
    expect(at(document, 'components', 'securitySchemes', 'person')).toBeDefined();
    expect(at(document, 'servers', '0', 'description')).toMatch(
      /^Base URL of the service; `[A-Z_]+_URL` of the gateway\.$/,
    );
  });

  test('lists the headers of every call', () => {
    for (const [path, item] of paths) {
      const references = entriesOf(at(item, 'parameters')).map(([, parameter]) => at(parameter, '$ref'));
      const missing = ['source', 'locale', 'requestId', 'traceparent'].filter(
        (name) => !references.includes(shared(name)),
      );
      expect([path, missing]).toEqual([path, []]);
    }
  });

  test('has a change with the header If-Match exactly if services.ts says that the service has versions', () => {
    const references = paths.flatMap(([, item]) =>
      [item, ...entriesOf(item).map(([, operation]) => operation)].flatMap((holder) =>
        entriesOf(at(holder, 'parameters')).map(([, parameter]) => at(parameter, '$ref')),
      ),
    );
    const { hasVersions } = Object.entries(services).find(([name]) => file === `${name}/openapi.yaml`)?.[1] ?? {};
    expect(hasVersions).toBe(references.includes(shared('ifMatch')));
  });

  test('names the first example of each open code in its description', () => {
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

/** Operation that removes all references of a collector. There may be none, so it has no 404. */
const neverAbsent = 'deletePayerReferencesByCollector';
const operations = readContracts();

test('each operation has a unique name', () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
});

test.each(operations)(
  '$id lists the statuses of its refusals, and takes an idempotency key exactly if it is a change',
  (operation) => {
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
    // a refresh, and a query that is too long for a URL, change nothing
    expect(hasKey).toBe(method !== 'GET' && !/\/actualizar$|^\/pagos\/ids$/.test(path));
  },
);

test.each(operations.filter(({ sample }) => sample() !== undefined))('the examples of $id are valid', (operation) => {
  const check = operation.answer(operation.statuses.has(201) ? 201 : 200);
  expect([check?.(operation.sample()), check?.errors]).toEqual([true, null]);
});

const samples = new Map(operations.map((one) => [`${one.service} ${one.method} ${one.path}`, one.sample]));
const sampleOf = (service: string, operation: string): unknown => samples.get(`${service} ${operation}`)?.();
const asked = [...(await collectReadCalls(sampleOf)), ...(await collectReadCalls(sampleOf, true))];
const lists = operations.filter(
  ({ service, method, path, queryNames }) =>
    queryNames.includes('page') &&
    asked.some(
      (call) => call.service === service && call.operation === `${method} ${path}` && /filters|sorts/.test(call.path),
    ),
);

/** Returns each field of a condition with its comparison, including those in `or`. */
const comparisonsIn = (condition: unknown): readonly string[] => {
  if (condition === undefined) return [];
  const fields = String(at(condition, 'field')).split(',');
  return [
    ...fields.map((field) => `${field} ${String(at(condition, 'operation'))}`),
    ...comparisonsIn(at(condition, 'or')),
  ];
};

test.each(lists)('$id lists the conditions and orders that the gateway uses', ({ service, method, path }) => {
  const contract = contracts.find(({ file }) => file === `${service}/openapi.yaml`);
  const description = at(contract?.document, 'paths', path, method.toLowerCase(), 'description');
  const [, conditions = '', sorts = ''] =
    /^(?:Conditions: (.*?)\.)? ?(?:Sorts: (.*)\.)?$/.exec(String(description)) ?? [];
  const named = conditions.split('; ').flatMap((condition) => {
    const [field = '', comparisons = ''] = condition.split('` ');
    return comparisons.split(', ').map((comparison) => `${field.slice(1)} ${comparison}`);
  });
  const questions = asked
    .filter((call) => call.service === service && call.operation === `${method} ${path}`)
    .map((call) => new URL(call.path, 'http://service.invalid').searchParams);
  const compared = questions
    .flatMap((query) => entriesOf(JSON.parse(query.get('filters') ?? '[]')))
    .flatMap(([, condition]) => comparisonsIn(condition));
  const sorted = questions
    .flatMap((query) => entriesOf(JSON.parse(query.get('sorts') ?? '[]')))
    .map(([, sort]) => `\`${String(at(sort, 'field'))}\``);
  expect([...new Set(compared)].filter((one) => !named.includes(one))).toEqual([]);
  expect([...new Set(sorted)].filter((one) => !sorts.split(', ').includes(one))).toEqual([]);
});
