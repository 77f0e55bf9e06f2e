// Guards: External ids of payments and other imports are found, for a file before its upload and for an import.
import type { ExternalIdUses, ImportRepeats } from '@backoffice/contracts/import';
import { callsTo } from '../../testing/calls.ts';
import { createImportClient, heading, type ImportClient } from '../../testing/import-client.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';

let platform: TestPlatform;
let client: ImportClient;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0 });
  client = createImportClient(platform);
});
afterAll(() => platform.close());

const fileOf = (...rows: readonly (readonly [id: string, amount: string])[]): string =>
  [heading, '', ...rows.map(([id, amount]) => `${id};CUOTA;${amount};ana@correo.example;;`)].join('\r\n');

const imported = (name: string, ...rows: readonly (readonly [id: string, amount: string])[]) =>
  client.imported(fileOf(...rows), {}, name);

const paid = async (...ids: readonly string[]): Promise<void> => {
  const { import_id: id } = await imported('pagado.csv', ...ids.map((one) => [one, '10'] as const));
  await client.approve(id);
  await client.until(id, ({ processed_count }) => processed_count === ids.length);
};

const usesOf = async (ids: readonly string[], collector_id = 'LUZN') =>
  (
    await callsTo(platform.urls.import).post<ExternalIdUses>('/pagos/ids', {
      collector_id,
      external_transaction_ids: ids,
    })
  ).body.rows;

const repeatsOf = (id: string) => callsTo(platform.urls.import).read<ImportRepeats>(`/pagos/${id}/repetidos`);

const unused = { payment_id: null, import_id: null, file_name: null, line: null, written_as: null };

test('ids of payments and pending imports of the collector are found, with their line', async () => {
  await paid('U-1');
  const first = await imported('enero.csv', ['U-2', '10'], ['U-3', 'x'], ['U-4', '10']);
  await imported('febrero.csv', ['U-2', '10']);
  const cancelled = await imported('marzo.csv', ['U-5', '10']);
  await client.cancel(cancelled.import_id, 'Otro mes');
  expect(await usesOf(['U-1', 'U-2', 'U-3', 'U-5', 'U-6'])).toEqual([
    { ...unused, external_transaction_id: 'U-1', payment_id: expect.any(String) },
    { ...unused, external_transaction_id: 'U-2', import_id: first.import_id, file_name: 'enero.csv', line: 3 },
  ]);
  expect(await usesOf(['U-1', 'U-2'], 'SPRT')).toEqual([]);
});

test.each([[[]], [Array.from({ length: 501 }, String)], [['x'.repeat(101)]]])(
  'a list of ids outside the limits of the contract is refused',
  async (external_transaction_ids) => {
    const answer = await callsTo(platform.urls.import).post('/pagos/ids', {
      collector_id: 'LUZN',
      external_transaction_ids,
    });
    expect(answer.status).toBe(400);
  },
);

test('an import reports the other pending imports with its ids, and the number of ids that have a payment', async () => {
  const own = await imported('propio.csv', ['R-1', '10'], ['R-2', '10'], ['R-3', '10'], ['R-4', 'x']);
  const two = await imported('dos.csv', ['R-2', '10'], ['R-3', '10'], ['R-4', '10']);
  const one = await imported('uno.csv', ['R-3', '10']);
  await paid('R-1');
  expect(await repeatsOf(own.import_id)).toEqual({
    payment_count: 1,
    imports: [
      { import_id: two.import_id, file_name: 'dos.csv', count: 2 },
      { import_id: one.import_id, file_name: 'uno.csv', count: 1 },
    ],
    case_count: 0,
    case_twins: [],
  });
  await client.cancel(one.import_id, 'Repetido');
  expect((await repeatsOf(own.import_id)).imports.map(({ import_id }) => import_id)).toEqual([two.import_id]);
  expect(await client.rows(own.import_id)).toMatchObject([{ line: 3 }, { line: 4 }, { line: 5 }, { line: 6 }]);
});

/** Ids that a person cannot distinguish from the first one. */
const alike = [
  'BC 0-1',
  'BC\u00a00-1',
  'BC  0-1',
  'BC\u20070-1',
  'BC 0\u20111',
  'BC 0\u22121',
  'B\u200bC 0-1',
  '\u2066BC 0-1\u2069',
  'B\u034fC 0-1',
];

test('ids that look the same are equal: in one file, in two files, and among payments', async () => {
  const first = await imported('iguales.csv', ...alike.map((id) => [id, '10'] as const));
  expect(first).toMatchObject({ issued_count: 1, error_count: alike.length - 1 });
  await client.approve(first.import_id);
  await client.until(first.import_id, ({ processed_count }) => processed_count === 1);
  for (const id of alike) expect(await imported('otra.csv', [id, '10'])).toMatchObject({ issued_count: 0 });
  expect((await usesOf(alike)).map(({ external_transaction_id: id }) => id)).toEqual(alike);
});

test('ids that differ in case are different', async () => {
  expect(await imported('letras.csv', ['fac-9', '10'], ['FAC-9', '10'])).toMatchObject({ issued_count: 2 });
});

test('an id that differs only in case from one of a payment or pending import is reported', async () => {
  await paid('Caso-ñ1', 'caso-2');
  const waiting = await imported('abril.csv', ['CASO-3', '10'], ['CASO-2', '10']);
  const inFile = { ...unused, import_id: waiting.import_id, file_name: 'abril.csv' };
  expect(await usesOf(['CASO-Ñ1', 'caso-2', 'Caso-3', 'caso-n1', 'caso-4'])).toEqual([
    { ...unused, external_transaction_id: 'CASO-Ñ1', payment_id: expect.any(String), written_as: 'Caso-ñ1' },
    { ...unused, external_transaction_id: 'caso-2', payment_id: expect.any(String) },
    { ...inFile, external_transaction_id: 'caso-2', line: 4, written_as: 'CASO-2' },
    { ...inFile, external_transaction_id: 'Caso-3', line: 3, written_as: 'CASO-3' },
  ]);
  expect(await usesOf(['CASO-Ñ1'], 'SPRT')).toEqual([]);
});

test('an import reports its ids that differ only in case from those of payments and pending imports', async () => {
  await paid('Mayor-1', 'MAYOR-1');
  await imported('otro.csv', ['mayor-2', '10'], ['Mayor-4', '10']);
  const own = await imported('mayores.csv', ['mayor-2', '10'], ['MAYOR-2', '10'], ['mayor-1', '10'], ['mayor-3', '10']);
  const cancelled = await imported('nada.csv', ['MAYOR-3', '10']);
  await client.cancel(cancelled.import_id, 'Otro mes');
  expect(await repeatsOf(own.import_id)).toMatchObject({
    case_count: 2,
    case_twins: [
      { external_transaction_id: 'MAYOR-2', written_as: 'mayor-2' },
      { external_transaction_id: 'mayor-1', written_as: 'MAYOR-1' },
    ],
  });
});
