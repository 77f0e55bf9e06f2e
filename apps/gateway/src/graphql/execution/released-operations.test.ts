// Guards: An application that was opened before an update keeps working: gateways run operations of the last releases.
import { parse, validate } from 'graphql';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import operations from '../operations.generated.json' with { type: 'json' };
import released from '../released-operations.json' with { type: 'json' };
import { assembleSchema } from '../schema/assemble-schema.ts';
import { operationsOfReleases } from './released-operations.ts';

const texts: Readonly<Record<string, string>> = released.texts;
const schema = assembleSchema();

test.each(released.releases)('the schema answers every operation of $release', ({ operations: ids }) => {
  for (const id of ids) expect([id, validate(schema, parse(texts[id] ?? ''))]).toEqual([id, []]);
});

const former = Object.entries(operationsOfReleases(1)).filter(([id]) => !(id in operations));
const [viewer = ''] = former.find(([, text]) => text.startsWith('query Viewer')) ?? [];

const start = async (knownReleases: number) => {
  const { gateway, platform } = await startGatewayOverPlatform({
    payments: 20,
    config: { production: true, knownReleases },
  });
  return async (sha256Hash: string) => {
    const authorization = `Bearer ${await platform.tokenFor('operador')}`;
    const body = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
    const response = await gateway.post(body, { 'content-type': 'application/json', authorization });
    return response.text();
  };
};

const [ask, askWithoutReleases] = [await start(3), await start(0)];

test('an operation of a former release runs by its hash', async () => {
  expect(await ask(viewer)).toContain('"username":"operador"');
});

test('every operation of a former release is known', async () => {
  expect(former.length).toBeGreaterThan(0);
  for (const [id] of former) expect(await ask(id)).not.toContain('PERSISTED_OPERATION_REQUIRED');
});

test('a gateway knows the configured number of releases', async () => {
  expect(await askWithoutReleases(viewer)).toContain('PERSISTED_OPERATION_REQUIRED');
});
