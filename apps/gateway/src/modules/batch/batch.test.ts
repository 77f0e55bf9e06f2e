// Guards: A batch search includes the last day of its period to the last millisecond. A batch in error is reprocessed
// once for a key.
import { randomUUID } from 'node:crypto';
import { aBatch, aPayment, payments, withdrawalBatches } from '@backoffice/platform/testing';
import type { Batch } from '@backoffice/contracts/batch';
import { aChangeOf, changeError, mutate, type TestChange, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

const put = (given: Partial<Batch> = {}): Promise<Batch> =>
  platform.add(withdrawalBatches, aBatch({ id: randomUUID(), ...given }));

interface Page {
  readonly batches: { readonly rows: readonly { readonly id: string }[] } | null;
}
const search = (filter: object, username = 'tesoreria') =>
  gateway.as(username).query<Page>(
    `query ($filter: BatchFilter) { batches(filter: $filter, limit: 100) { rows {
      id collectorId collectorName creationDate startDate endDate balance currencyId recordCount formatVersion fileDate
      status statusCode statusDetail version } } }`,
    { filter },
  );
const idsOf = async (filter: object) => (await search(filter)).data.batches?.rows.map(({ id }) => id);
const changes = () => platform.requests.list('batch').filter(({ method }) => method !== 'GET');

interface Payload {
  readonly batch: { readonly status: string } | null;
  readonly error: TestChangeError | null;
}
const seen = (id: string) => aChangeOf(gateway.as('tesoreria'), 'batch', id);
const change = async (mutation: string, id: string, given?: TestChange, username = 'tesoreria') =>
  mutate<Payload>(
    gateway.as(username),
    { mutation, types: { id: 'ID!', change: 'ChangeInput!' }, answer: `batch { status } ${changeError}` },
    { id, change: given ?? (await seen(id)) },
  );

test('the list returns the fields of a batch', async () => {
  const batch = await put({ balance: 1234.5, record_count: 7 });
  expect((await search({ search: batch.id })).data.batches?.rows).toEqual([
    {
      id: batch.id,
      collectorId: 'LUZN',
      collectorName: 'Luz del Norte Distribuidora',
      creationDate: batch.creation_date,
      startDate: batch.start_date,
      endDate: batch.end_date,
      balance: '1234.50',
      currencyId: 'ARS',
      recordCount: 7,
      formatVersion: '00004',
      fileDate: batch.file_date,
      status: 'FOR_WITHDRAWING',
      statusCode: 'for_withdrawing',
      statusDetail: null,
      version: expect.any(Number),
    },
  ]);
});

test.each<[string, object, Partial<Batch>]>([
  ['the collector', { collectorId: 'ELPA' }, { collector_id: 'ELPA' }],
  [
    'a day of its creation',
    { period: { from: '2026-03-02', to: '2026-03-02' } },
    { creation_date: '2026-03-03T02:59:59.999Z' },
  ],
  ['a status', { status: 'CREATED' }, { status: 'created' }],
])('the list is searched by %s', async (_what, filter, given) => {
  const wanted = await put(given);
  await put();
  expect(await idsOf(filter)).toEqual([wanted.id]);
});

test('a search of a month finds its last millisecond, and not the first of the next month (B89)', async () => {
  const collector_id = 'MONTH';
  const last = await put({ collector_id, creation_date: '2026-03-01T02:59:59.999Z' });
  await put({ collector_id, creation_date: '2026-03-01T03:00:00.000Z' });
  expect(await idsOf({ collectorId: collector_id, period: { from: '2026-02-01', to: '2026-02-28' } })).toEqual([
    last.id,
  ]);
  expect(decodeURIComponent(platform.requests.list('batch')[0]?.path ?? '')).toContain('"LESS_THAN"');
});

test('a batch in error is reprocessed once for a key', async () => {
  const { id } = await put({ status: 'error' });
  const given = await seen(id);
  const answers = await Promise.all([change('reprocessBatch', id, given), change('reprocessBatch', id, given)]);
  for (const { payload } of answers) expect(payload).toEqual({ batch: { status: 'IN_PROCESS' }, error: null });
  expect(changes()).toHaveLength(1);
});

test('a batch in another state is refused without a call', async () => {
  const { id } = await put();
  expect((await change('reprocessBatch', id)).payload).toMatchObject({
    error: { code: 'CONFLICT', extendedCode: 'not_in_error' },
  });
  expect(changes()).toEqual([]);
});

test.each([
  ['XML', { version: '00003' }, 'other_version'],
  ['TXT', { status: 'created' }, 'without_files'],
  ['XLSX', { record_count: 0 }, 'empty'],
])('the link to the %s file of a batch with %j is refused with %s', async (format, given, code) => {
  const { id } = await put(given);
  const { payload } = await mutate<{ readonly error: TestChangeError | null }>(
    gateway.as('tesoreria'),
    {
      mutation: 'createBatchDownload',
      types: { id: 'ID!', format: 'BankFileFormat!' },
      answer: `download { url } ${changeError}`,
    },
    { id, format },
  );
  expect(payload).toMatchObject({ download: null, error: { extendedCode: code } });
});

test('a payment resolves its withdrawal batch', async () => {
  const batch = await put();
  const id = randomUUID();
  const common = { collector_id: 'LUZN', request_date: '2026-11-01T15:00:00.000Z', status: 'approved' };
  await platform.add(payments, aPayment({ ...common, id, batch_withdrawal: batch.id }));
  const { data } = await gateway
    .as('administrador')
    .query(`query ($id: ID!) { payment(id: $id) { withdrawalBatch { id statusCode } } }`, { id });
  expect(data).toEqual({ payment: { withdrawalBatch: { id: batch.id, statusCode: 'for_withdrawing' } } });
});

test('search and reprocessing need their permissions', async () => {
  const { id } = await put({ status: 'error' });
  expect((await search({}, 'sinpermisos')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect((await change('reprocessBatch', id, undefined, 'auditor')).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN', permissions: ['BATCH_WITHDRAW_REPROCESS'] } },
  ]);
});

test('several batches are read by their identifiers, for the confirmation of a bulk action', async () => {
  const [first, second] = [await put(), await put()];
  await put();
  expect((await idsOf({ ids: [first.id, second.id] }))?.toSorted()).toEqual([first.id, second.id].toSorted());
});
