// Guards: A file is imported, or converted and imported, through the gateway. Rows and uses of external ids are found.
// Only a pending import is approved or cancelled.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { anImport, anImportRow, aPayment, importRows, imports, payments } from '@backoffice/platform/testing';
import type { Import } from '@backoffice/contracts/import';
import { aChangeOf, changeError, mutate, type TestChange, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { until } from '../../testing/until.ts';
import { anImportOf, requestUpload, sendFile } from '../../testing/uploads.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
const person = gateway.as('administrador');

const put = async (given: Partial<Import> = {}): Promise<Import> => {
  const id = randomUUID();
  const counts = { request_count: 3, issued_count: 1, pending_count: 1, error_count: 1, processed_count: 3 };
  const amounts = { issued_amount: 100, pending_amount: 50.5, total_amount: 150.5 };
  const made = anImport({
    id,
    request_date: '2026-11-20T12:00:00.000Z',
    status: 'pending_approved',
    ...counts,
    ...amounts,
    ...given,
  });
  await platform.add(imports, made);
  const row = (index: number, more: object) => platform.add(importRows, anImportRow({ import_id: id, index, ...more }));
  await row(1, { external_transaction_id: 'FAC-77' });
  await row(2, { status: 'pending', status_code: 'payer_unknown', amount: 50.5 });
  await row(3, { status: 'error', status_code: 'amount_invalid', amount: null, payer_email: 'otra@correo.example' });
  return made;
};

interface Row {
  readonly index: number;
  readonly status: string;
  readonly reason: string | null;
  readonly amount: string | null;
}
interface Found {
  readonly import: {
    readonly id: string;
    readonly rows: { readonly rows: readonly Row[]; readonly size: number };
  } | null;
}
const rowsOf = async (id: string, args = '', username = 'administrador') => {
  const query = `query ($id: ID!) { import(id: $id) { id rows(limit: 100${args}) { size rows { index status reason amount } } } }`;
  return (await gateway.as(username).query<Found>(query, { id })).data.import?.rows;
};

interface Payload {
  readonly import: { readonly status: string; readonly statusDetail: string | null; readonly version: number } | null;
  readonly error: TestChangeError | null;
}
const seen = (id: string) => aChangeOf(person, 'import', id);
const decide = async (
  mutation: 'approveImport' | 'cancelImport',
  id: string,
  { username = 'administrador', change }: { readonly username?: string; readonly change?: TestChange } = {},
) =>
  mutate<Payload>(
    gateway.as(username),
    {
      mutation,
      types: { id: 'ID!', change: 'ChangeInput!', ...(mutation === 'cancelImport' ? { reason: 'String!' } : {}) },
      answer: `import { status statusDetail version } ${changeError}`,
    },
    { id, change: change ?? (await seen(id)), ...(mutation === 'cancelImport' ? { reason: 'Otro mes' } : {}) },
  );

test('an import has its fields and actions', async () => {
  const made = await put({ repeats_import_id: 'i0', file_name: 'enero.xlsx' });
  const { data } = await person.query(
    `query ($id: ID!) { import(id: $id) { status statusCode statusDetail collectorId fileName issuedAmount pendingAmount
      totalAmount currencyId requestCount issuedCount pendingCount errorCount processedCount requestDate processDate
      approvedDate cancelDate matchPayer matchConcept matchIdentification repeatedImportId version
      availableActions { name allowed reasonCode } } }`,
    { id: made.import_id },
  );
  expect(data).toEqual({
    import: {
      status: 'PENDING_APPROVED',
      statusCode: 'pending_approved',
      statusDetail: null,
      collectorId: 'LUZN',
      fileName: 'enero.xlsx',
      issuedAmount: '100.00',
      pendingAmount: '50.50',
      totalAmount: '150.50',
      currencyId: 'ARS',
      requestCount: 3,
      issuedCount: 1,
      pendingCount: 1,
      errorCount: 1,
      processedCount: 3,
      requestDate: '2026-11-20T12:00:00.000Z',
      processDate: null,
      approvedDate: null,
      cancelDate: null,
      matchPayer: false,
      matchConcept: false,
      matchIdentification: false,
      repeatedImportId: 'i0',
      version: expect.any(Number),
      availableActions: [
        { name: 'approve', allowed: true, reasonCode: null },
        { name: 'cancel', allowed: true, reasonCode: null },
      ],
    },
  });
});

test('an import whose file could not be read has the reason and the next step', async () => {
  const { import_id: id } = await put({ status: 'error', status_detail: 'workbook_broken' });
  const { data } = await person.query('query ($id: ID!) { import(id: $id) { statusDetail } }', { id });
  expect(data).toEqual({
    import: {
      statusDetail:
        'La planilla está dañada y no se puede leer. Obténgala otra vez, ábrala en Excel y guárdela de nuevo.',
    },
  });
});

test('rows have the order of the file and the reason of their error, and are searched, filtered and sorted', async () => {
  const { import_id: id } = await put();
  expect(await rowsOf(id)).toEqual({
    size: 3,
    rows: [
      { index: 1, status: 'ISSUED', reason: null, amount: '100.00' },
      { index: 2, status: 'PENDING', reason: 'La entidad no conoce al pagador.', amount: '50.50' },
      { index: 3, status: 'ERROR', reason: 'El importe no se puede leer: escríbalo como 16.349,54.', amount: null },
    ],
  });
  const places = async (args: string) => (await rowsOf(id, args))?.rows.map(({ index }) => index);
  expect(await places(', filter: { search: "fac-77" }')).toEqual([1]);
  expect(await places(', filter: { search: "OTRA@correo" }')).toEqual([3]);
  expect(await places(', filter: { status: PENDING }')).toEqual([2]);
  expect(await places(', sorts: [{ field: INDEX, direction: DESCENDING }]')).toEqual([3, 2, 1]);
});

test('imports are searched by file, collector, status and days, newest first', async () => {
  const word = randomUUID().slice(0, 8);
  const older = await put({
    file_name: `${word}-a.csv`,
    request_date: '2026-10-02T12:00:00.000Z',
    status: 'cancelled',
  });
  const newer = await put({ file_name: `${word}-b.csv`, collector_id: 'GIMV' });
  const search = async (filter: object) => {
    const query = `query ($filter: ImportFilter) { imports(filter: $filter) { rows { id } size } }`;
    const { data } = await person.query<{ imports: { rows: readonly { id: string }[] } }>(query, { filter });
    return data.imports.rows.map(({ id }) => id);
  };
  expect(await search({ search: word.toUpperCase() })).toEqual([newer.import_id, older.import_id]);
  expect(await search({ search: older.import_id })).toEqual([older.import_id]);
  expect(await search({ search: word, collectorId: 'GIMV' })).toEqual([newer.import_id]);
  expect(await search({ search: word, status: 'CANCELLED' })).toEqual([older.import_id]);
  expect(await search({ search: word, period: { from: '2026-10-01', to: '2026-10-31' } })).toEqual([older.import_id]);
});

describe('uses of external ids', () => {
  const usesQuery = `query ($collectorId: ID!, $externalIds: [String!]!) {
    externalIdUses(collectorId: $collectorId, externalIds: $externalIds) { externalId paymentId importId fileName line writtenAs } }`;
  const usesOf = (externalIds: readonly string[], username = 'administrador') =>
    gateway.as(username).query<{ externalIdUses: readonly object[] }>(usesQuery, { collectorId: 'LUZN', externalIds });

  test('are found among payments and pending imports', async () => {
    const [paid, waiting] = [`a${randomUUID()}`, randomUUID()];
    const payment = aPayment({
      id: randomUUID(),
      request_date: '2026-11-20T12:00:00.000Z',
      collector_id: 'LUZN',
      external_transaction_id: paid,
    });
    await platform.add(payments, payment);
    const { import_id: id } = await put({ file_name: 'enero.csv' });
    await platform.add(importRows, anImportRow({ import_id: id, index: 4, external_transaction_id: waiting }));
    expect((await usesOf([waiting, paid, 'X'])).data.externalIdUses).toEqual([
      { externalId: waiting, paymentId: null, importId: id, fileName: 'enero.csv', line: 5, writtenAs: null },
      { externalId: paid, paymentId: payment.id, importId: null, fileName: null, line: null, writtenAs: null },
    ]);
    expect((await usesOf([paid.toUpperCase()])).data.externalIdUses).toMatchObject([
      { externalId: paid.toUpperCase(), paymentId: payment.id, writtenAs: paid },
    ]);
  });

  test('require the permission to see imports, and from 1 to 500 ids of at most 100 characters', async () => {
    expect((await usesOf(['A'], 'auditor')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    for (const ids of [[], Array.from({ length: 501 }, String)])
      expect((await usesOf(ids)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await usesOf(['x'.repeat(101)])).errors?.[0]?.message).toBe('Ingrese 100 caracteres como máximo.');
    expect(platform.requests.list()).toEqual([]);
  });

  test('are counted for a pending import, by other import that has its ids', async () => {
    const external = randomUUID();
    const { import_id: id } = await put();
    const { import_id: other } = await put({ file_name: 'otra.csv' });
    for (const import_id of [id, other])
      await platform.add(importRows, anImportRow({ import_id, index: 5, external_transaction_id: external }));
    await platform.add(importRows, anImportRow({ import_id: other, index: 6, external_transaction_id: external }));
    const { data } = await person.query(
      'query ($id: ID!) { import(id: $id) { repeatedIds { paymentCount imports { id fileName count } } } }',
      { id },
    );
    expect(data).toMatchObject({
      import: {
        repeatedIds: {
          paymentCount: 0,
          imports: expect.arrayContaining([{ id: other, fileName: 'otra.csv', count: expect.any(Number) }]),
        },
      },
    });
  });
});

test('a file is uploaded, its import is approved, and its rows become payments', async () => {
  const external = randomUUID();
  const content = `Id externo;Código de concepto;Importe;E-mail del pagador\r\n${external};CUOTA;10,50;ana@correo.example\r\n`;
  const place = { url: gateway.url, token: await platform.tokenFor('administrador') };
  const link = await requestUpload(place, anImportOf(Buffer.byteLength(content)));
  const id = (await sendFile(gateway.url, link, content)).data?.importId ?? '';
  const status = async () => (await decide('cancelImport', id, { username: 'auditor' })).errors?.[0]?.extensions.code;
  expect(await status()).toBe('FORBIDDEN');
  await until(async () => (await rowsOf(id))?.size === 1);
  await until(async () => (await decide('approveImport', id)).payload?.error === null);
  const paid = `query ($search: String) { payments(filter: { search: $search }) { rows { externalTransactionId finalAmount status } } }`;
  const found = async () =>
    (await person.query<{ payments: { rows: readonly object[] } }>(paid, { search: external })).data.payments.rows;
  await until(async () => (await found()).length > 0);
  expect(await found()).toEqual([{ externalTransactionId: external, finalAmount: '10.50', status: 'ISSUED' }]);
});

test('a pending import is cancelled with its reason; one cancelled, or with only error rows, is not approved', async () => {
  const { import_id: id } = await put();
  const change = await seen(id);
  expect(await decide('cancelImport', id)).toMatchObject({
    payload: { import: { status: 'CANCELLED', statusDetail: 'Otro mes' }, error: null },
  });
  expect(
    (await decide('approveImport', id, { change: { ...(await seen(id)), version: change.version } })).payload,
  ).toMatchObject({ error: { extendedCode: 'version_stale' } });
  expect((await decide('approveImport', id)).payload).toMatchObject({
    error: { code: 'CONFLICT', extendedCode: 'not_pending' },
  });
  const { import_id: wrong } = await put({ issued_count: 0, pending_count: 0, error_count: 3 });
  expect((await decide('approveImport', wrong)).payload?.error).toMatchObject({ extendedCode: 'nothing_to_make' });
});

test('the error rows are downloaded as a file; an import without errors has none', async () => {
  const download = (id: string) =>
    mutate<{ download: { url: string; fileName: string } | null; error: TestChangeError | null }>(
      person,
      {
        mutation: 'createImportErrorsDownload',
        types: { id: 'ID!' },
        answer: `download { url fileName } ${changeError}`,
      },
      { id },
    );
  const { import_id: id } = await put({ file_name: 'enero.xlsx' });
  const { payload } = await download(id);
  expect(payload?.download?.fileName).toBe('errores_enero.csv');
  const token = await platform.tokenFor('administrador');
  const file = await fetch(gateway.url + (payload?.download?.url ?? ''), {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([file.status, (await file.text()).split('\r\n').length]).toEqual([200, 3]);
  const { import_id: clean } = await put({ error_count: 0 });
  expect((await download(clean)).payload?.error).toMatchObject({ extendedCode: 'import_without_errors' });
});

test('a file of another system is converted and imported, or its errors are listed; a dry run imports none', async () => {
  const { data } = await person.query<{ converterConfigurations: readonly { id: string; name: string }[] }>(
    '{ converterConfigurations { id name } }',
  );
  expect(data.converterConfigurations.map(({ name }) => name)).toEqual([
    'Banco (ancho fijo)',
    'Sistema contable (separado por barras)',
    'Sistema de facturación (CSV)',
  ]);
  const place = { url: gateway.url, token: await platform.tokenFor('administrador') };
  const convert = async (content: string | Uint8Array<ArrayBuffer>, more = '') => {
    const given = anImportOf(Buffer.byteLength(content), { fileName: 'banco.txt' });
    const options = { mutation: 'createConversionUpload', more: `, configurationId: "contable-barras"${more}` };
    return (await sendFile(gateway.url, await requestUpload(place, given, options), content)).data;
  };
  const heading = 'COMPROBANTE|CUENTA|IMPORTE|MAIL|VTO';
  const right = await convert([heading, `${randomUUID()}|CUOTA|10,50|ana@correo.example|31/12/2026`].join('\r\n'));
  await until(async () => (await rowsOf(right?.importId ?? ''))?.size === 1);
  expect(right?.errorRows).toEqual([]);
  expect(await convert([heading, 'A|CUOTA|diez||'].join('\r\n'))).toEqual({
    importId: null,
    errorRows: [{ index: 1, line: 2, errors: ['El importe “diez” no es un número', 'Falta E-mail del pagador'] }],
    errorCount: 1,
    rowCount: 1,
    isDryRun: false,
    firstLines: [heading, 'A|CUOTA|diez||'],
    expected: heading,
  });
  const workbook = new URL('../../../../../packages/import-file/cases/converter-workbook.xlsx', import.meta.url);
  expect(await convert(new Uint8Array(readFileSync(workbook)))).toMatchObject({
    importId: null,
    errorRows: [{ index: 3, line: 4, errors: ['Falta E-mail del pagador'] }],
    rowCount: 2,
  });
  const tried = [heading, `${randomUUID()}|CUOTA|10,50|ana@correo.example|31/12/2026`].join('\r\n');
  expect(await convert(tried, ', dryRun: true')).toMatchObject({
    importId: null,
    errorCount: 0,
    rowCount: 1,
    isDryRun: true,
  });
});
