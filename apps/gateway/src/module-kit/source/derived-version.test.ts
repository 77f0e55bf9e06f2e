// Guards: A change is refused when a service without versions changed the record after the person saw it. Nothing is sent.
import { randomUUID } from 'node:crypto';
import type { ServiceName } from '@backoffice/contracts';
import {
  aBatch,
  aGatewayBatch,
  anImport,
  aProviderReport,
  aTaxForm,
  aTransfer,
  aWithdraw,
  aWithdrawal,
  gatewayBatches,
  imports,
  providerReports,
  taxForms,
  transfers,
  withdrawalBatches,
  withdrawals,
  withdraws,
} from '@backoffice/platform/testing';
import { aChangeOf, changeError, mutate, type DerivedVersions, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { isObject } from '../../unknown-value.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
const person = gateway.as('administrador');

interface Kind {
  readonly type: DerivedVersions;
  readonly service: ServiceName;
  readonly mutation: string;
  readonly more?: Readonly<Record<string, string>>;
  readonly add: (id: string) => Promise<unknown>;
  /** Parts of the answer that the service changes after the person saw the record, one for each test. */
  readonly changed: readonly object[];
}

const destination = { value: '2850590940090418135201', holder: 'Luz del Norte Distribuidora', change_date: null };
const otherDestinations = [
  { destination: { ...destination, value: '0070999030004123456780' } },
  { destination: { ...destination, holder: 'Otra Persona' } },
  { destination: { ...destination, change_date: '2026-11-25T12:00:00.000Z' } },
];
const waiting = {
  status: 'pending_approved',
  request_date: '2026-11-20T12:00:00.000Z',
  request_count: 3,
  issued_count: 3,
};
const otherCollector = { collector_detail: { name: 'Otra Entidad' } };

const kinds: readonly Kind[] = [
  {
    type: 'withdraw',
    service: 'withdraw',
    mutation: 'transferWithdraw',
    add: (id) => platform.add(withdraws, aWithdraw({ id, amount: 100, destination })),
    changed: [{ amount: 100.01 }, ...otherDestinations, otherCollector, { request_user: 'otra.persona' }],
  },
  {
    type: 'withdrawal',
    service: 'withdrawal',
    mutation: 'authorizeWithdrawal',
    add: (id) => platform.add(withdrawals, aWithdrawal({ id, amount: 100, destination })),
    changed: [{ amount: 100.01 }, ...otherDestinations, otherCollector, { request_user: 'otra.persona' }],
  },
  {
    type: 'batch',
    service: 'batch',
    mutation: 'reprocessBatch',
    add: (id) => platform.add(withdrawalBatches, aBatch({ id, status: 'error', balance: 100, record_count: 2 })),
    changed: [{ balance: 100.01 }, { record_count: 3 }, { collector_id: 'ELPA' }, otherCollector],
  },
  {
    type: 'transfer',
    service: 'transfer',
    mutation: 'conciliateTransfer',
    add: (id) => platform.add(transfers, aTransfer({ id, amount: 100, payment_id: 'p1' })),
    changed: [{ amount: 100.01 }, { payment_id: 'p2' }, { payer_id: '30500010912' }, { destiny_transfer_id: 'D-2' }],
  },
  {
    type: 'gatewayBatch',
    service: 'service-payment',
    mutation: 'conciliateGatewayBatch',
    add: (id) => platform.add(gatewayBatches, aGatewayBatch({ id, state: 'pending', compensation_amount: 3 })),
    changed: [
      { total_amount: 100.01 },
      { total_transactions: 77 },
      { total_approved_transactions: 1 },
      { compensation_amount: 4 },
      { description: 'Otra' },
      { gateway_name: 'Otro' },
    ],
  },
  {
    type: 'import',
    service: 'import',
    mutation: 'approveImport',
    add: (id) => platform.add(imports, anImport({ id, ...waiting })),
    changed: [
      { total_amount: 100.01 },
      { issued_amount: 1 },
      { issued_count: 2 },
      { pending_count: 2 },
      { error_count: 1 },
      { request_count: 4 },
      { repeats_import_id: 'i0' },
      { match_payer: true },
      { file_name: 'otro.csv' },
    ],
  },
  {
    type: 'softwareProviderReport',
    service: 'software-provider',
    mutation: 'approveSoftwareProviderReport',
    add: (id) => platform.add(providerReports, aProviderReport({ id, status: 'pending_approval' })),
    changed: [
      { soft_provider: 'Otro' },
      { end_date: '2026-11-09' },
      { generated_date: '2026-11-09T12:00:00.000Z' },
      { sent_date: '2026-11-09T12:00:00.000Z' },
    ],
  },
  {
    type: 'taxForm',
    service: 'tax-form',
    mutation: 'presentTaxForm',
    add: (id) => platform.add(taxForms, aTaxForm({ id, status: 'created' })),
    changed: [{ period: '2026-09' }, { reprocess_date: '2026-11-25T12:00:00.000Z' }],
  },
];

/** Reads the answer at this address and applies the change to its record, or to each row of its page. */
const changedAnswer = async (url: string, change: object): Promise<object> => {
  const answer: unknown = await (await fetch(url)).json();
  if (!isObject(answer)) throw new Error(`${url} answers no object.`);
  return 'rows' in answer && Array.isArray(answer.rows)
    ? { ...answer, rows: answer.rows.map((row: object) => ({ ...row, ...change })) }
    : { ...answer, ...change };
};
const literally = (path: string): string => `^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`;

describe.each(kinds)(
  'a change of a $type that its service changed after the person saw it',
  ({ type, service, mutation, add, changed }) => {
    test.each(changed)('is refused as stale after the service moved to %j, and nothing is sent', async (change) => {
      const id = randomUUID();
      await add(id);
      platform.requests.clear();
      const seen = await aChangeOf(person, type, id);
      const { path = '' } = platform.requests.list(service)[0] ?? {};
      const body = await changedAnswer(`${platform.urls[service]}${path}`, change);
      platform.faults.set({ service, path: literally(path), fault: { kind: 'status', status: 200, body } });

      const types = { id: 'ID!', change: 'ChangeInput!' };
      const { payload, errors } = await mutate<{ error: TestChangeError | null }>(
        person,
        { mutation, types, answer: changeError },
        { id, change: seen },
      );
      expect([payload, errors]).toMatchObject([
        { error: { code: 'CONFLICT', extendedCode: 'version_stale' } },
        undefined,
      ]);
      expect(platform.requests.list().filter(({ method }) => method !== 'GET')).toEqual([]);
    });
  },
);

test('a withdraw has the same version in its list and alone, positive and below 2^31', async () => {
  const id = randomUUID();
  await platform.add(withdraws, aWithdraw({ id }));
  const { version } = await aChangeOf(person, 'withdraw', id);
  const { data } = await person.query(`{ withdraws(filter: { search: "${id}" }) { rows { version } } }`);
  expect(data).toEqual({ withdraws: { rows: [{ version }] } });
  expect(version).toBeGreaterThan(0);
  expect(version).toBeLessThan(2 ** 31);
});
