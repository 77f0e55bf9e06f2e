// Guards: Every operation of the platform answers as its contract states.
import type { ProblemBody } from '../shared/problem.ts';
import { callsTo } from '../testing/calls.ts';
import { operations } from '../testing/contract-check.ts';
import type { Operation } from '../testing/contract-documents.ts';
import { startPlatform, type TestPlatform } from '../testing/index.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ payments: 100, now: () => now });
});

const documented = [...operations().values()];
const withBody = documented.filter(({ body }) => body() !== undefined);

const send = ({ service, method }: Operation, path: string, body: unknown) => {
  const { get, post, put, remove } = callsTo(platform.urls[service]);
  if (method === 'GET') return get<ProblemBody>(path);
  if (method === 'DELETE') return remove<ProblemBody>(path);
  return method === 'PUT' ? put<ProblemBody>(path, body) : post<ProblemBody>(path, body);
};

const call = ({ id }: Operation) => platform.example(id);

describe('every operation of the contracts', () => {
  test.each(documented.map((operation) => [operation.id, operation] as const))(
    '%s succeeds with its example',
    async (id, operation) => {
      const { path, body } = await call(operation);
      const answer = await send(operation, path, body);
      expect(answer.status).toBeLessThan(300);
      expect(platform.operationsDone).toContain(id);
    },
  );

  test.each(documented.filter(({ path }) => path.includes('{')).map((operation) => [operation.id, operation] as const))(
    '%s reports an entity that does not exist',
    async (id, operation) => {
      if (id === 'deletePayerReferencesByCollector') return; // deleting no references of a collector is no error
      const { body } = await call(operation);
      const answer = await send(operation, operation.path.replaceAll(/\{\w+\}/g, 'ffffffffffffffffffffffff'), body);
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    },
  );
});

/** Generates copies of a body with one fault each, and the field at fault. */
function* spoilt(value: unknown, path: readonly string[] = []): Generator<[field: string, body: unknown]> {
  if (Array.isArray(value)) {
    for (const [field, item] of spoilt(value[0], [...path, '0'])) yield [field, [item]];
    yield [path.join('.') || 'body', []];
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  yield [[...path, 'surprise'].join('.'), { ...value, surprise: 1 }];
  for (const [key, inner] of Object.entries(value)) {
    const field = [...path, key].join('.');
    yield [field, { ...value, [key]: { unlike: 'any' } }];
    for (const [deeper, changed] of spoilt(inner, [...path, key])) yield [deeper, { ...value, [key]: changed }];
  }
}

describe('a body that violates the contract', () => {
  test.each(withBody.map((operation) => [operation.id, operation] as const))(
    'of %s is refused, naming the field',
    async (_id, operation) => {
      const { path, body } = await call(operation);
      const wrong = [...spoilt(body)];
      expect(wrong.length).toBeGreaterThan(1);
      for (const [field, changed] of wrong) {
        expect([field, operation.body()?.(changed)]).toEqual([field, false]);
        const answer = await send(operation, path, changed);
        expect([field, answer.status]).toEqual([field, 400]);
        const named = Object.keys(answer.body.fields ?? {});
        expect(named.filter((name) => name === field || name.startsWith(`${field}.`))).not.toEqual([]);
      }
    },
  );

  test.each(withBody.map((operation) => [operation.id, operation] as const))(
    'of %s is refused without a required property',
    async (_id, operation) => {
      const { path, body } = await call(operation);
      const one: unknown = Array.isArray(body) ? body[0] : body;
      for (const key of Object.keys(typeof one === 'object' && one !== null ? one : {})) {
        const rest = Object.fromEntries(Object.entries(one ?? {}).filter(([name]) => name !== key));
        const changed = Array.isArray(body) ? [rest] : rest;
        if (operation.body()?.(changed) === true) continue; // an optional property may be missing
        const answer = await send(operation, path, changed);
        expect([key, answer.status]).toEqual([key, 400]);
      }
    },
  );
});

test('every response and every accepted request conforms to the contracts', async () => {
  expect([...platform.operationsDone].sort()).toEqual(documented.map(({ id }) => id).sort());
  await platform.close();
});
