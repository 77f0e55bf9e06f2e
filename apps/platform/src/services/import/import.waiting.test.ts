// Guards: A row that an older version read is paid as it was shown, or is in error with a reason.
import type { Import } from '@backoffice/contracts/import';
import type { Payment } from '@backoffice/contracts/payment';
import { newId } from '../../shared/new-id.ts';
import { everyRow } from '../../testing/calls.ts';
import { createImportClient, type ImportClient } from '../../testing/import-client.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';
import { anImport, anImportRow } from './import.builder.ts';
import { imports, importRows } from './import.table.ts';

const now = '2026-11-21T15:00:00.000Z';
let platform: TestPlatform;
let client: ImportClient;

beforeAll(async () => {
  platform = await startPlatform({ payments: 60, now: () => new Date(now) });
  client = createImportClient(platform);
});
afterAll(() => platform.close());

const paymentsOf = async (importId: string): Promise<readonly Payment[]> =>
  (await everyRow<Payment>(platform.urls.payment, '/pagos')).filter(({ source }) => source?.id === importId);

/** Confirms an import that an older version read. It has a row for each of these sets of cells. */
const confirmed = async (...cells: readonly Readonly<Record<string, string>>[]) => {
  const id = newId();
  const counts = { request_count: cells.length, issued_count: cells.length, processed_count: cells.length };
  const amounts = { issued_amount: cells.length * 100, total_amount: cells.length * 100 };
  const request_date = '2026-11-20T12:00:00.000Z';
  await platform.add(imports, anImport({ id, request_date, status: 'pending_approved', ...counts, ...amounts }));
  for (const [place, own] of cells.entries()) {
    const row = anImportRow({ import_id: id, index: place + 1, external_transaction_id: `${id}-${place}` });
    await platform.add(importRows, { ...row, record: { ...row.record, ...own } });
  }
  await client.approve(id);
  return client.until(id, (given) => given.processed_count === given.issued_count + given.pending_count);
};

test.each([
  ['concept_description', '#SPILL!', 'cell_error'],
  ['payer_name', 'Cargando...', 'cell_error'],
  ['amount', '#¡DESBORDAMIENTO!', 'cell_error'],
  ['due_date', '31/02/2027', 'due_date_impossible'],
  ['identification_number', '20267565394', 'identification_invalid'],
])('a row whose %s is now refused (%s) is in error, and the others are paid', async (column, value, code) => {
  const after = await confirmed({}, { due_date: '31/12/2026', [column]: value }, {});
  expect(after).toMatchObject({ issued_count: 2, error_count: 1, issued_amount: 200, total_amount: 200 });
  const [first, wrong, last] = await client.rows(after.import_id);
  expect(wrong).toMatchObject({
    status: 'error',
    status_code: code,
    payment_id: null,
    faults: [{ column, code, value }],
  });
  expect((await paymentsOf(after.import_id)).map(({ id }) => id).sort()).toEqual(
    [first?.payment_id, last?.payment_id].sort(),
  );
});

test('an import without a payable row creates no payment', async () => {
  const after = await confirmed({ concept_id: '#CALC!' }, { concept_id: '#CALC!' });
  expect(after).toMatchObject({ issued_count: 0, error_count: 2, total_amount: 0, processed_count: 0 });
  expect(await paymentsOf(after.import_id)).toEqual([]);
});

test('the current rules accept the cells of the seeded pending imports', async () => {
  const waiting = (await everyRow<Import>(platform.urls.import, '/pagos')).filter(
    ({ status, total_amount }) => status === 'pending_approved' && total_amount > 0,
  );
  expect(waiting.length).toBeGreaterThan(0);
  for (const { import_id: id } of waiting) {
    const before = await client.rows(id);
    await client.approve(id);
    await client.until(id, (given) => given.processed_count === given.issued_count + given.pending_count);
    const refused = (await client.rows(id)).filter(
      ({ index, status }) => status === 'error' && before.find((row) => row.index === index)?.status !== 'error',
    );
    // seeded rows use the ids of seeded payments
    expect(refused.filter(({ status_code }) => status_code !== 'external_id_known')).toEqual([]);
  }
});
