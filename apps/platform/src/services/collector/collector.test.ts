// Guards: The collector service lists collectors and stores their configuration.
import type { CollectorBalance, CollectorConfiguration, CollectorPage } from '@backoffice/contracts/collector';
import { callsTo, type Calls, listQuery } from '../../testing/calls.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';

const now = '2026-11-21T15:00:00.000Z';
let platform: TestPlatform;
let calls: Calls;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => new Date(now) });
  calls = callsTo(platform.urls.collector);
});
afterAll(() => platform.close());

test.each([
  ['its signature, in any case', 'luzn', ['LUZN']],
  ['a part of its name, without accents', 'electrica', ['COES', 'ELPA']],
  ['what nobody has', 'zzzz', []],
])('collectors are searched by %s', async (_what, value, signatures) => {
  const query = listQuery({ filters: [{ field: 'signature,name', value, operation: 'CONTAINS' }] });
  const body = await calls.read<CollectorPage>(`/comercios${query}`);
  expect(body.rows.map(({ signature }) => signature).sort()).toEqual(signatures);
});

test('twenty collectors are listed by name, ignoring accents', async () => {
  const body = await calls.read<CollectorPage>('/comercios?limit=100');
  const names = body.rows.map(({ name }) => name);
  expect(names).toHaveLength(20);
  expect(names).toEqual(names.toSorted(new Intl.Collator('es-AR').compare));
});

test('a collector has the fields that the payment form and the imports need, and a balance in pesos', async () => {
  const body = await calls.read('/comercios/firma/LUZN');
  expect(body).toMatchObject({
    id: 'LUZN',
    signature: 'LUZN',
    name: 'Luz del Norte Distribuidora',
    checkout_version: 'v1',
  });
  expect(await calls.read('/comercios/LUZN')).toEqual(body);
  const balance = await calls.read<CollectorBalance>('/comercios/LUZN/saldo');
  expect(balance).toMatchObject({ collector_id: 'LUZN', currency_id: 'ARS' });
  expect(balance.available_amount).toBeLessThanOrEqual(balance.amount);
});

describe('a configuration', () => {
  const list = async () =>
    (await calls.read<{ rows: CollectorConfiguration[] }>('/comercios/LUZN/configuraciones')).rows;

  test('is added with its variable; once disabled it stays, with the timestamp', async () => {
    const entry = { commerce_config_vars: { id: '3' }, value: '150000.00' };
    const { status, body } = await calls.post<CollectorConfiguration>('/comercios/LUZN/configuraciones', entry);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      value: '150000.00',
      delete_date: null,
      commerce_config_vars: { code: 'scheduled_amount' },
    });
    expect(await list()).toEqual([body]);

    const disabled = { ...body, delete_date: now };
    expect(await calls.remove(`/configuraciones/${body.id}`)).toEqual({ status: 200, body: disabled });
    expect(await calls.remove(`/configuraciones/${body.id}`)).toEqual({ status: 200, body: disabled });
    expect(await list()).toEqual([disabled]);
  });

  test('of an unknown variable is refused', async () => {
    const answer = await calls.post('/comercios/LUZN/configuraciones', {
      commerce_config_vars: { id: '99' },
      value: 'x',
    });
    expect(answer).toMatchObject({ status: 422, body: { extended_code: 'unknown_configuration_variable' } });
  });

  test('has variables for a scheduled withdrawal, and others (GAP-24)', async () => {
    const body = await calls.read<{ rows: { code: string }[] }>('/variables');
    expect(body.rows.map(({ code }) => code)).toEqual([
      'scheduled_cron',
      'scheduled_destination_account',
      'scheduled_amount',
      'scheduled_min_amount',
      'payment_due_days',
    ]);
  });
});
