// Guards: Rows of an import are checked by their rules, and each becomes a payment once.
import { readFileSync } from 'node:fs';
import type { Collector } from '@backoffice/contracts/collector';
import type { Import } from '@backoffice/contracts/import';
import type { Payment } from '@backoffice/contracts/payment';
import { callsTo, everyRow } from '../../testing/calls.ts';
import { createImportClient, heading, type ImportClient } from '../../testing/import-client.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';

const now = '2026-11-21T15:00:00.000Z';
let platform: TestPlatform;
let client: ImportClient;

beforeAll(async () => {
  platform = await startPlatform({ payments: 60, now: () => new Date(now) });
  client = createImportClient(platform);
});
afterAll(() => platform.close());

const row = (
  cells: Partial<Record<'id' | 'concept' | 'amount' | 'email' | 'type' | 'number', string>> = {},
): string => {
  const { id = crypto.randomUUID(), concept = 'CUOTA', amount = '16.349,54', email = 'ana@correo.example' } = cells;
  return [id, concept, amount, email, cells.type ?? '', cells.number ?? ''].join(';');
};
const fileOf = (...rows: readonly string[]): string => [heading, ...rows].join('\r\n');

const paymentsOf = (collector: string): Promise<Payment[]> =>
  everyRow<Payment>(platform.urls.payment, '/pagos').then((rows) =>
    rows.filter((one) => one.collector_id === collector),
  );

test.each([
  ['amount_missing', { amount: '' }],
  ['amount_invalid', { amount: '16,34,9' }],
  ['amount_not_positive', { amount: '0,00' }],
  ['amount_too_large', { amount: '1000000000' }],
  ['email_missing', { email: '' }],
  ['email_invalid', { email: 'ana@' }],
  ['concept_missing', { concept: '' }],
  ['external_id_missing', { id: '' }],
  ['identification_type_unknown', { type: 'LE', number: '4123456' }],
  ['identification_invalid', { type: 'CUIT', number: '20267565394' }],
] as const)('a row is in error: %s', async (code, cells) => {
  const given = await client.imported(fileOf(row(), row(cells)));
  expect(given).toMatchObject({ status: 'pending_approved', request_count: 2, issued_count: 1, error_count: 1 });
  expect(await client.rows(given.import_id)).toMatchObject([
    { index: 1, status: 'issued', status_code: null, amount: 16_349.54 },
    { index: 2, status: 'error', status_code: code },
  ]);
});

test('an external id is used once: in the file and among the payments', async () => {
  const first = await client.imported(fileOf(row({ id: 'A-1' }), row({ id: 'A-1' })));
  expect((await client.rows(first.import_id)).map(({ status_code }) => status_code)).toEqual([
    null,
    'external_id_repeated',
  ]);
  await client.approve(first.import_id);
  await client.until(first.import_id, ({ processed_count }) => processed_count === 1);
  const second = await client.imported(fileOf(row({ id: 'A-1' }), row({ id: 'A-2' })));
  expect((await client.rows(second.import_id)).map(({ status_code }) => status_code)).toEqual([
    'external_id_known',
    null,
  ]);
});

test('equal ids in two pending imports are paid once, by the import that is confirmed first', async () => {
  const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const first = await client.imported(fileOf(row({ id })));
  const second = await client.imported(fileOf(row({ id }), row({ id: other })));
  expect([first.issued_count, second.issued_count]).toEqual([1, 2]);
  await client.approve(first.import_id);
  await client.until(first.import_id, ({ processed_count }) => processed_count === 1);
  await client.approve(second.import_id);
  const after = await client.until(second.import_id, ({ error_count }) => error_count === 1);
  expect(after).toMatchObject({
    issued_count: 1,
    issued_amount: 16_349.54,
    total_amount: 16_349.54,
    processed_count: 1,
  });
  expect(await client.rows(second.import_id)).toMatchObject([
    { status: 'error', status_code: 'external_id_known', payment_id: null },
    { status: 'issued', payment_id: expect.any(String) },
  ]);
  const made = (await paymentsOf('LUZN')).map(({ external_transaction_id }) => external_transaction_id);
  expect(made.filter((one) => one === id || one === other).sort()).toEqual([id, other].sort());
});

test('a row lists all its faults, each with its value', async () => {
  const given = await client.imported(fileOf(row(), row({ amount: '-1', email: 'ana@', type: 'LE', number: '1' })));
  const [, wrong] = await client.rows(given.import_id);
  expect(wrong).toMatchObject({
    status_code: 'amount_not_positive',
    faults: [
      { column: 'amount', code: 'amount_not_positive', value: '-1' },
      { column: 'payer_email', code: 'email_invalid', value: 'ana@' },
      { column: 'identification_number', code: 'identification_type_unknown', value: '1' },
    ],
  });
});

test('a valid row without the required match is pending, with the reason', async () => {
  const [free] = (await everyRow<Collector>(platform.urls.collector, '/comercios')).filter(
    ({ match_import }) => match_import === null,
  );
  const collector = free?.id ?? '';
  const [known] = await paymentsOf(collector);
  const email = known?.payer?.email ?? '';
  const concept = known?.details[0]?.concept_id ?? '';
  const given = await client.imported(
    fileOf(row({ email, concept }), row({ email: 'nadie@correo.example', concept })),
    {
      collector_id: collector,
      match_payer: 'true',
      match_concept: 'true',
    },
  );
  expect(given).toMatchObject({ issued_count: 1, pending_count: 1, total_amount: 32_699.08, match_payer: true });
  expect((await client.rows(given.import_id)).map(({ status_code }) => status_code)).toEqual([null, 'payer_unknown']);
});

test('an approved import creates its payments once and refers to them', async () => {
  const id = crypto.randomUUID();
  const given = await client.imported(fileOf(row({ id, type: 'CUIT', number: '20267565393' }), row({ amount: 'x' })));
  const key = crypto.randomUUID();
  expect((await client.approve(given.import_id, key)).body).toMatchObject({ status: 'approved', approved_date: now });
  expect((await client.approve(given.import_id, key)).body).toMatchObject({ status: 'approved' });
  await client.until(given.import_id, ({ processed_count }) => processed_count === 1);
  const [made, left] = await client.rows(given.import_id);
  expect(left?.payment_id).toBeNull();
  const body = await callsTo(platform.urls.payment).read<Payment>(`/pagos/${made?.payment_id ?? ''}`);
  expect(body).toMatchObject({
    external_transaction_id: id,
    status: 'issued',
    final_amount: 16_349.54,
    payer: { email: 'ana@correo.example', identification: { type: 'CUIT_ARG', number: '20267565393' } },
    source: { id: given.import_id },
  });
  expect(await client.approve(given.import_id)).toMatchObject({
    status: 409,
    body: { extended_code: 'import_not_pending' },
  });
  expect((await paymentsOf('LUZN')).filter((one) => one.external_transaction_id === id)).toHaveLength(1);
});

test('a cancelled import has its reason and creates no payment', async () => {
  const given = await client.imported(fileOf(row()));
  expect((await client.cancel(given.import_id, 'Otro mes')).body).toMatchObject({
    status: 'cancelled',
    status_detail: 'Otro mes',
    cancel_date: now,
  });
  expect(await client.approve(given.import_id)).toMatchObject({ status: 409 });
  expect((await client.rows(given.import_id)).map(({ payment_id }) => payment_id)).toEqual([null]);
});

test('the same file is one import under one key, and is reported as repeated under another', async () => {
  const content = fileOf(row());
  const key = crypto.randomUUID();
  const [first, again] = [await client.send(content, {}, { key }), await client.send(content, {}, { key })];
  expect(again.body.import_id).toBe(first.body.import_id);
  expect(await client.send(fileOf(row()), {}, { key })).toMatchObject({
    status: 422,
    body: { extended_code: 'idempotency_key_reused' },
  });
  await client.until(first.body.import_id, ({ status }) => status !== 'processing');
  expect((await client.send(content)).body).toMatchObject({ repeats_import_id: first.body.import_id });
});

test.each([
  ['file_empty', ''],
  ['file_type_unknown', '%PDF-1.7'],
  ['heading_missing', 'hola\r\nchau'],
  ['columns_missing', 'Id externo;Importe\r\nA;1'],
  ['columns_unknown', `${heading};Color\r\nA;B;1;a@b.c;;;rojo`],
  ['no_rows', heading],
])('a file is refused: %s', async (code, content) => {
  expect(await client.send(content)).toMatchObject({ status: 422, body: { extended_code: code } });
});

test('the refusal names the missing columns', async () => {
  const { body } = await client.send('Id externo;Importe\r\nA;1');
  expect(body.fields).toEqual({ file: 'Código de concepto, E-mail del pagador' });
});

test('a small import is read while a large one is in process', async () => {
  const large = await client.send(fileOf(...Array.from({ length: 3_000 }, () => row())));
  await client.imported(fileOf(row()));
  expect((await client.now(large.body.import_id)).status).toBe('processing');
  await client.until(large.body.import_id, ({ status }) => status === 'pending_approved');
});

test('equal ids in two imports that are confirmed at once are paid once', async () => {
  const ids: string[] = Array.from({ length: 150 }, () => crypto.randomUUID());
  const file = fileOf(...ids.map((id) => row({ id })));
  const both = [(await client.imported(file)).import_id, (await client.imported(file)).import_id];
  platform.imports.set({ held: true });
  await Promise.all(both.map((id) => client.approve(id)));
  platform.imports.set({ held: false });
  const done = await Promise.all(
    both.map((id) => client.until(id, (given) => given.processed_count === given.issued_count)),
  );
  expect(done.map(({ issued_count }) => issued_count).sort()).toEqual([0, 150]);
  const made = (await paymentsOf('LUZN')).filter((one) => ids.includes(one.external_transaction_id ?? ''));
  expect(made).toHaveLength(150);
});

test('a search ignores case, accents and Unicode composition', async () => {
  const given = await client.imported(fileOf(row({ concept: 'Nun\u0303EZ Šárka ÅNGSTRÖM Ǆ' })));
  for (const value of ['nunez', 'NÚÑEZ', 'Nun\u0303ez', 'šárka', 'Šárka', 'ångström', 'ǆ']) {
    const filters = encodeURIComponent(JSON.stringify([{ field: 'concept_id', value, operation: 'CONTAINS' }]));
    expect([value, (await client.rows(given.import_id, `?limit=100&filters=${filters}`)).length]).toEqual([value, 1]);
  }
});

test('rows sorted by amount have those without an amount last', async () => {
  const given = await client.imported(fileOf(row({ amount: 'x' }), row({ amount: '5' }), row({ amount: '7' })));
  for (const [direction, order] of [
    ['descending', [7, 5, null]],
    ['ascending', [5, 7, null]],
  ] as const) {
    const sorts = encodeURIComponent(JSON.stringify([{ field: 'amount', direction }]));
    expect((await client.rows(given.import_id, `?limit=100&sorts=${sorts}`)).map(({ amount }) => amount)).toEqual(
      order,
    );
  }
});

test('the rows in error are a file that can be corrected and imported again', async () => {
  const given = await client.imported(fileOf(row({ amount: '=1+1' }), row()));
  const text = await client.errors(given.import_id);
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toMatch(/^Fila;Id externo;.*;Error\r\n/);
  expect(text).toContain(";'=1+1;");
  expect(text).toContain('El importe no se puede leer');
  const mended = await client.imported(text.replace("'=1+1", '16349,54'));
  expect(mended).toMatchObject({ request_count: 1, error_count: 0 } satisfies Partial<Import>);
});

test('a fault in several cells is listed once in the file of errors, with their columns', async () => {
  const card = '4509 9535 6623 3704';
  const given = await client.imported(fileOf(row({ id: card, concept: card, amount: '' })));
  const text = await client.errors(given.import_id);
  expect(text.trimEnd().split(';').at(-1)).toBe(
    'Id externo, Código de concepto: El texto parece tener un número de tarjeta: no se guarda. Falta el importe.',
  );
});

test('the file of errors has the same faults when nobody corrects it', async () => {
  const texts = [
    row({ id: '31/12/2026' }),
    `${row()};54`,
    row({ id: 'Tarjeta 4509 9535 6623 3704' }),
    row({ concept: 'C\u0099D' }),
    row({ concept: '#N/A' }),
  ];
  const workbooks = ['n11-formula-without-value', 'n12-id-became-date-or-truth', 'long-numeric-ids'];
  const cases = new URL('../../../../../packages/import-file/cases/', import.meta.url);
  const files = workbooks.map((name) => new Uint8Array(readFileSync(new URL(`${name}.xlsx`, cases))));
  for (const file of [fileOf(...texts), ...files]) {
    const given = await client.imported(file);
    const again = await client.imported(await client.errors(given.import_id));
    const faultsOf = async ({ import_id }: Import) =>
      (await client.rows(import_id)).flatMap(({ faults = [] }) => (faults.length === 0 ? [] : [faults]));
    expect(again.error_count).toBeGreaterThan(0);
    expect(again.issued_count).toBe(0);
    expect(await faultsOf(again)).toEqual(await faultsOf(given));
  }
});

test('ids in the file of errors keep zeros and digits in a spreadsheet, and are equal when imported again', async () => {
  const ids = ['00007', '2850590940090418135201', '-C45', 'ene-26', 'FAC-1'];
  const given = await client.imported(fileOf(...ids.map((id) => row({ id, amount: 'x' }))));
  const text = await client.errors(given.import_id);
  expect(text.split('\r\n').map((line) => line.split(';')[1])).toEqual([
    'Id externo',
    "'00007",
    "'2850590940090418135201",
    "'-C45",
    "'ene-26",
    'FAC-1',
    undefined,
  ]);
  const mended = await client.imported(text.replaceAll(';x;', ';16349,54;'));
  expect((await client.rows(mended.import_id)).map((one) => [one.external_transaction_id, one.status])).toEqual(
    ids.map((id) => [id, 'issued']),
  );
});

test('a cell of megabytes is a fault of its row and is stored shortened', async () => {
  const given = await client.imported(fileOf(row(), row({ concept: 'X'.repeat(6_000_000) })));
  const [, wrong] = await client.rows(given.import_id);
  expect(wrong?.status_code).toBe('text_too_long');
  expect(JSON.stringify(wrong).length).toBeLessThan(10_000);
});

test('the next import can be made to fail by HTTP, and the one after it is read', async () => {
  const switched = (body: object) => callsTo(platform.origin).put('/control/imports', body);
  expect((await switched({ failing: true })).status).toBe(204);
  expect(await client.imported(fileOf(row()))).toMatchObject({ status: 'error', status_detail: 'workbook_broken' });
  expect(await client.imported(fileOf(row()))).toMatchObject({ status: 'pending_approved', issued_count: 1 });
});
