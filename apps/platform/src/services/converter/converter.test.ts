// Guards: Foreign files are read as their configuration says, each row under the number that a spreadsheet gives it.
import { readFileSync } from 'node:fs';
import type { Conversion } from '@backoffice/contracts/converter';
import { callsTo } from '../../testing/calls.ts';
import { createImportClient } from '../../testing/import-client.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => new Date('2026-11-21T15:00:00.000Z') });
});
afterAll(() => platform.close());

type Content = string | Uint8Array<ArrayBuffer>;

const convert = async (origin: string, content: Content, isTrial = true): Promise<Conversion> => {
  const body = new FormData();
  const metadata = { collector_id: 'LUZN', match_payer: false, match_concept: false, match_identification: false };
  const asked = { type: 'payments', origin_id: origin, destination_id: 'payments', dry_run: isTrial, metadata };
  body.set('configurations', JSON.stringify(asked));
  body.set('file', new File([content], 'otro.csv'));
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return (await callsTo(platform.urls.converter).post<Conversion>('/convertir/api', body, headers)).body;
};

/** Rows of the import that became of a file. */
const importedRows = async (origin: string, content: Content) => {
  const imports = createImportClient(platform);
  const { api_response: imported } = await convert(origin, content, false);
  const id = imported?.import_id ?? '';
  await imports.until(id, ({ status }) => status !== 'processing');
  return imports.rows(id);
};

const caseOf = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../../../../../packages/import-file/cases/${name}`, import.meta.url)));

const headings = 'factura;rubro;detalle;total;cliente;correo;documento';
const rowOf = (total: string): string => `${crypto.randomUUID()};CUOTA;Cuota;${total};Ana;ana@correo.example;29770162`;

test('quotes are those of csv: a separator within them belongs to the cell', async () => {
  expect(await importedRows('facturacion-csv', caseOf('converter-quoted-cells.csv'))).toMatchObject([
    { external_transaction_id: 'V03-1', concept_description: 'Cuota; marzo', status: 'issued' },
    { external_transaction_id: 'V03-2', concept_description: '5" caño', payer_email: 'ana@correo.example' },
  ]);
});

test('a file in UTF-16 is read', async () => {
  const { row_count: count, error_rows: errors } = await convert('facturacion-csv', caseOf('converter-utf16.csv'));
  expect([count, errors]).toEqual([1, []]);
});

test.each([
  ['headings', 'facturacion-csv', ['', headings, '', rowOf('10'), '', rowOf('diez')], { index: 4, line: 6 }],
  ['fixed widths', 'banco-ancho-fijo', ['', 'FAC-1', '', 'FAC-2'], { index: 2, line: 2 }],
])('a row in error of %s has its number in the file', async (_kind, origin, lines, first) => {
  expect((await convert(origin, lines.join('\r\n'))).error_rows[0]).toMatchObject(first);
});

test('rows of the import have the numbers of the file that was converted', async () => {
  const rows = await importedRows('facturacion-csv', ['', headings, '', rowOf('10'), '', rowOf('20')].join('\r\n'));
  expect(rows.map(({ line, amount }) => [line, amount])).toEqual([
    [4, 10],
    [6, 20],
  ]);
});

test.each([
  ['short lines', ''],
  ['lines with several errors each', ' '.repeat(25)],
])('of 50,000 %s in error the first are told, and how many there are', async (_kind, before) => {
  const lines = Array.from({ length: 50_000 }, (_, place) => before + String(place).padStart(5, '0'));
  const told = await convert('banco-ancho-fijo', lines.join('\n'));
  expect(told).toMatchObject({ row_count: 50_000, error_count: 50_000, api_response: null });
  expect(told.error_rows).toHaveLength(1_000);
  expect(told.first_lines).toEqual(lines.slice(0, 3));
  expect(JSON.stringify(told).length).toBeLessThan(1_000_000);
});
