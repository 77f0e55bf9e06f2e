// Guards: A collector has its balance and configuration. An entry is changed once, with its version and permission.
// Promotions and gateways are listed.
import type { Gateway, Promotion } from '@backoffice/contracts/collector';
import { aChange, changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { allRows, listQueryOf } from '../../testing/rest-view.ts';
import { versionOfEntry } from './testing/entry-version.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

interface Entry {
  readonly id: string;
  readonly value: string;
  readonly deleteDate: string | null;
}
const readCollector = (id: string) =>
  gateway.as('administrador').query<{ collector: { balance: object | null; configurations: readonly Entry[] | null } }>(
    `query ($id: ID!) {
      collector(id: $id) {
        name balance { amount availableAmount currencyId } configurations { id value deleteDate variable { id code name } }
      }
    }`,
    { id },
  );

const entry = `configuration { id value deleteDate variable { code } } ${changeError}`;
interface Payload {
  readonly configuration: Entry | null;
  readonly error: TestChangeError | null;
}
const once = () => ({ idempotencyKey: aChange().idempotencyKey });
const add = (given: object, username = 'administrador') =>
  mutate<Payload>(
    gateway.as(username),
    {
      mutation: 'addCollectorConfiguration',
      types: { collectorId: 'ID!', variableId: 'ID!', value: 'String!', once: 'OnceInput!' },
      answer: entry,
    },
    { collectorId: 'LUZN', variableId: '1', value: '0 9 * * 1', once: once(), ...given },
  );
/** Returns the current version of an entry. `disable` sends it unless a test gives another one. */
const seenNow = (id: string) => versionOfEntry(gateway.as('administrador'), 'LUZN', id);
const disable = async (id: string, username = 'administrador', version?: number, collectorId = 'LUZN') =>
  mutate<Payload>(
    gateway.as(username),
    {
      mutation: 'disableCollectorConfiguration',
      types: { id: 'ID!', collectorId: 'ID', once: 'OnceInput!', version: 'Int' },
      answer: entry,
    },
    { id, collectorId, version: version ?? (await seenNow(id)), once: once() },
  );

test('the page of a collector shows its balance and its configuration, disabled entries last (B309)', async () => {
  const { data, errors } = await readCollector('COES');
  expect(errors).toBeUndefined();
  expect(data.collector.balance).toEqual({
    amount: expect.stringMatching(/^\d+\.\d\d$/),
    availableAmount: expect.stringMatching(/^\d+\.\d\d$/),
    currencyId: 'ARS',
  });
  const dates = data.collector.configurations?.map(({ deleteDate }) => deleteDate !== null) ?? [];
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted((one, other) => Number(one) - Number(other)));
});

test('a failure of the balance does not affect the other fields', async () => {
  platform.faults.set({ service: 'collector', path: '/saldo$', fault: { kind: 'status', status: 503 } });
  const { data, errors } = await readCollector('COES');
  expect(data.collector).toMatchObject({ name: expect.stringMatching(/./), balance: null });
  expect(errors).toMatchObject([{ path: ['collector', 'balance'] }]);
});

test('an entry is added once for a key, and is disabled', async () => {
  const key = once();
  const [one, other] = await Promise.all([add({ once: key }), add({ once: key })]);
  expect(one).toEqual(other);
  const { payload } = one;
  expect(payload).toMatchObject({
    configuration: { value: '0 9 * * 1', deleteDate: null, variable: { code: 'scheduled_cron' } },
    error: null,
  });
  const id = payload?.configuration?.id ?? '';
  const entries = (await readCollector('LUZN')).data.collector.configurations ?? [];
  expect(entries.filter((known) => known.id === id)).toHaveLength(1);
  expect((await disable(id)).payload).toMatchObject({
    configuration: { id, deleteDate: expect.stringMatching(/Z$/) },
    error: null,
  });
});

test('an entry with a stale version stays active, and the current one is returned (GAP-43)', async () => {
  const id = (await add({})).payload?.configuration?.id ?? '';
  const version = await seenNow(id);
  expect((await disable(id, 'administrador', version + 1)).payload).toMatchObject({
    configuration: { id, deleteDate: null },
    error: { code: 'CONFLICT', extendedCode: 'version_stale' },
  });
  // an entry of another collector is not the one that the person saw
  expect((await disable(id, 'administrador', version, 'COES')).payload).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect((await disable(id, 'administrador', version)).payload).toMatchObject({ error: null });
});

test('invalid arguments are refused with their path', async () => {
  expect((await add({ value: ' ' })).payload?.error).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'value', message: '*Campo requerido.' }],
  });
  expect((await add({ variableId: '99' })).payload?.error).toMatchObject({
    code: 'REFUSED',
    message: 'La variable de configuración no existe.',
    fields: [{ path: 'variableId' }],
  });
  expect((await disable('nobody')).payload?.error).toMatchObject({ code: 'NOT_FOUND' });
});

test('changes of the configuration require a permission', async () => {
  for (const { errors } of [await add({}, 'auditor'), await disable('x', 'auditor', 1)])
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(platform.requests.list()).toEqual([]);
});

describe('variables of a withdrawal schedule', () => {
  const values = {
    '1': '0 9 * * 1',
    '2': '2850590940090418135201',
    '3': '10.00',
    '4': '10.00',
  };
  const sent = () => platform.requests.list('collector').filter(({ method }) => method !== 'GET');

  test.each(Object.entries(values))(
    'adding and disabling variable %s requires the permission to authorize',
    async (variableId, value) => {
      expect((await add({ variableId, value }, 'operador')).payload?.error).toMatchObject({
        extendedCode: 'no_permission',
      });
      expect(sent()).toEqual([]);
      const { payload } = await add({ variableId, value }, 'tesoreria');
      expect(payload).toMatchObject({ configuration: { value }, error: null });
      const id = payload?.configuration?.id ?? '';
      for (const collectorId of ['LUZN', 'COES'])
        expect((await disable(id, 'operador', undefined, collectorId)).payload?.error).toMatchObject({
          extendedCode: 'no_permission',
        });
      expect((await disable(id, 'tesoreria')).payload).toMatchObject({ configuration: { id }, error: null });
    },
  );

  test('a variable outside a schedule requires the permission to configure instead', async () => {
    const other = { variableId: '5', value: '30' };
    expect((await add(other, 'tesoreria')).payload?.error).toMatchObject({ extendedCode: 'no_permission' });
    const { payload } = await add(other, 'operador');
    expect(payload).toMatchObject({ error: null });
    const id = payload?.configuration?.id ?? '';
    expect((await disable(id, 'operador')).payload).toMatchObject({ error: null });
  });

  test.each([
    ['1', 'garbage'],
    ['1', '* * * * *'],
    ['1', '*/30 9 * * *'],
    ['1', '0,30 9 * * *'],
    ['1', '0 9 31 2 *'],
    ['1', '0 24 * * *'],
    ['1', '0 9 * *'],
    ['2', '1234'],
    ['2', '2850590940090418135200'],
    ['2', 'peña.rio'],
    ['3', '-5'],
    ['3', '1e9'],
    ['4', 'abc'],
    ['4', '0'],
  ])('variable %s refuses the value %s', async (variableId, value) => {
    const { payload } = await add({ variableId, value });
    expect(payload?.error).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'value' }] });
    expect(sent()).toEqual([]);
  });

  test.each(['0 9 * * 1', '30 */2 1-5 * *', '0 8,20 28 2 *', '5 9 31 2 1'])(
    'the cron expression %s is accepted',
    async (value) => {
      expect((await add({ variableId: '1', value })).payload).toMatchObject({ error: null });
    },
  );
});

test('the configuration variables are listed', async () => {
  const { data } = await gateway
    .as('auditor')
    .query<{ configurationVariables: readonly object[] }>('{ configurationVariables { id code name } }');
  expect(data.configurationVariables[0]).toMatchObject({ code: 'scheduled_cron' });
});

describe('promotions', () => {
  const find = (filter?: object, username = 'operador') =>
    gateway.as(username).query<{ promotions: { size: number; rows: readonly { id: string }[] } }>(
      `query ($filter: PromotionFilter) {
        promotions(filter: $filter, limit: 100) {
          size rows { id name collectorId collector { name } paymentMethodCodes installments discount validFrom validTo active }
        }
      }`,
      { filter },
    );

  test('are listed with their collector, newest first', async () => {
    const all = await allRows<Promotion>(`${platform.urls.collector}/promociones`);
    const { data, errors } = await find();
    expect(errors).toBeUndefined();
    expect(data.promotions.rows.map(({ id }) => id)).toEqual(
      all.toSorted((one, other) => other.valid_from.localeCompare(one.valid_from)).map(({ id }) => id),
    );
    const own = all.find(({ collector_id: id }) => id !== null);
    expect(data.promotions.rows.find(({ id }) => id === own?.id)).toMatchObject({
      collectorId: own?.collector_id,
      collector: { name: expect.stringMatching(/./) },
    });
  });

  test('are found by name, collector and state', async () => {
    platform.requests.clear();
    await find({ search: 'cuotas', collectorId: 'LUZN', active: true });
    expect(listQueryOf(platform.requests.list('collector')[0] ?? { path: '' }).filters).toEqual([
      { field: 'name', value: 'cuotas', operation: 'CONTAINS' },
      { field: 'collector_id', value: 'LUZN', operation: 'EQUAL' },
      { field: 'active', value: true, operation: 'EQUAL' },
    ]);
    expect((await find({ active: false })).data.promotions.size).toBeGreaterThan(0);
  });

  test('require a permission', async () => {
    expect((await find(undefined, 'tesoreria')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('gateways', () => {
  const list = (field: string, username = 'operador') =>
    gateway
      .as(username)
      .query<Record<string, { size: number; rows: readonly { byDefault: boolean }[] }>>(
        `{ ${field}(limit: 100) { size rows { id name description paymentMethodCodes byDefault active } } }`,
      );

  test('are listed, and the default ones in a list of their own (CON-05)', async () => {
    const all = await allRows<Gateway>(`${platform.urls.collector}/gateways`);
    expect((await list('gateways')).data['gateways']?.size).toBe(all.length);
    const { rows = [] } = (await list('defaultGateways')).data['defaultGateways'] ?? {};
    expect(rows).toHaveLength(all.filter(({ is_default: isDefault }) => isDefault).length);
    expect(rows.every(({ byDefault }) => byDefault)).toBe(true);
  });

  test('require a permission', async () => {
    for (const field of ['gateways', 'defaultGateways'])
      expect((await list(field, 'tesoreria')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
