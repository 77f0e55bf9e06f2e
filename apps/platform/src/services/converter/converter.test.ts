// Guards: Foreign files are read by their configuration, and each row has the number that a spreadsheet shows.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Conversion } from '@backoffice/contracts/converter';
import { emptyDatabase } from '@backoffice/database/testing';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { buildPlatform } from '../../build-platform.ts';
import { platformTables } from '../../database/open-database.ts';
import { callsTo } from '../../testing/calls.ts';
import { createImportClient } from '../../testing/import-client.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => new Date('2026-11-21T15:00:00.000Z') });
});
afterAll(() => platform.close());

type Content = string | Uint8Array<ArrayBuffer>;

const requestOf = (origin: string, content: Content, isTrial: boolean): FormData => {
  const body = new FormData();
  const metadata = { collector_id: 'LUZN', match_payer: false, match_concept: false, match_identification: false };
  const asked = { type: 'payments', origin_id: origin, destination_id: 'payments', dry_run: isTrial, metadata };
  body.set('configurations', JSON.stringify(asked));
  body.set('file', new File([content], 'otro.csv'));
  return body;
};

const convert = async (origin: string, content: Content, isTrial = true): Promise<Conversion> => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const body = requestOf(origin, content, isTrial);
  return (await callsTo(platform.urls.converter).post<Conversion>('/convertir/api', body, headers)).body;
};

/** Returns the rows of the import that a file was converted to. */
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

test('quotes are those of CSV: a separator within quotes belongs to the cell', async () => {
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
])('a row in error of %s has its line number in the file', async (_kind, origin, lines, first) => {
  expect((await convert(origin, lines.join('\r\n'))).error_rows[0]).toMatchObject(first);
});

test('rows of the import have the line numbers of the converted file', async () => {
  const rows = await importedRows('facturacion-csv', ['', headings, '', rowOf('10'), '', rowOf('20')].join('\r\n'));
  expect(rows.map(({ line, amount }) => [line, amount])).toEqual([
    [4, 10],
    [6, 20],
  ]);
});

test.each([
  ['short lines', ''],
  ['lines with several errors each', ' '.repeat(25)],
])('of 50,000 %s in error the response lists the first 1,000 and has the total', async (_kind, before) => {
  const lines = Array.from({ length: 50_000 }, (_, place) => before + String(place).padStart(5, '0'));
  const conversion = await convert('banco-ancho-fijo', lines.join('\n'));
  expect(conversion).toMatchObject({ row_count: 50_000, error_count: 50_000, api_response: null });
  expect(conversion.error_rows).toHaveLength(1_000);
  expect(conversion.first_lines).toEqual(lines.slice(0, 3));
  expect(JSON.stringify(conversion).length).toBeLessThan(1_000_000);
});

/**
 * Builds a line of the bank: id, concept, identification, amount in cents and e-mail in columns of 15, 10, 11, 12 and
 * 50 characters.
 */
const bankLine = (id: string, amount = '000000150050'): string => {
  const padded = (text: string, width: number) => text + ' '.repeat(width - Array.from(text.normalize('NFC')).length);
  return padded(id, 15) + padded('CUOTA', 10) + ' '.repeat(11) + amount + padded('ana@correo.example', 50);
};

test.each(['N21-1', 'N21-2🙂', 'N21-4🇦🇷', 'N22-n\u0303e\u0301', 'N23-\u{20b9f}', 'N24-가', 'N25-\u1100\u1161'])(
  'columns of fixed width count characters of the composed text: %s',
  async (id) => {
    const rows = await importedRows('banco-ancho-fijo', `${bankLine('A-1')}\r\n${bankLine(id)}\r\n`);
    expect(rows.at(-1)).toMatchObject({
      external_transaction_id: id.normalize('NFC'),
      amount: 1500.5,
      payer_email: 'ana@correo.example',
      status: 'issued',
    });
  },
);

test('converter-n21-fixed-width-emoji.txt has one amount and one address in each line', async () => {
  const rows = await importedRows('banco-ancho-fijo', caseOf('converter-n21-fixed-width-emoji.txt'));
  expect(rows.map(({ external_transaction_id: id, amount, payer_email: email }) => [id, amount, email])).toEqual(
    ['N21-1', 'N21-2🙂', 'N21-3🙂', 'N21-4🇦🇷'].map((id) => [id, 1500.5, 'ana@correo.example']),
  );
});

test.each([
  ['shorter', bankLine('N26-1').slice(0, -1), 97],
  ['longer', `${bankLine('N26-1')} `, 99],
  ['of a program that counts bytes', bankLine('N26-ñ').replace('ñ         ', 'ñ        '), 97],
])('a line that is %s is a row in error, even when its columns are valid', async (_kind, line, length) => {
  const conversion = await convert('banco-ancho-fijo', `${bankLine('A-1')}\n${line}`, false);
  const error = `La línea tiene ${length} caracteres y la configuración espera 98: las columnas están corridas.`;
  expect(conversion).toMatchObject({ api_response: null, error_rows: [{ line: 2, errors: [error] }] });
});

test.each([
  ['           5', 0.05],
  ['000000000005', 0.05],
  ['          50', 0.5],
  ['         150', 1.5],
])('the amount %j without its decimal mark is %d', async (text, amount) => {
  expect(await importedRows('banco-ancho-fijo', bankLine('A-1', text))).toMatchObject([{ amount, status: 'issued' }]);
});

test.each([
  ['columns_repeated', `${headings};total`, `${rowOf('1500,50')};1815,61`],
  ['columns_missing', headings.replace('total', 'neto'), rowOf('10')],
  ['file_markup', '<html><table>', '</table></html>'],
])('a file is refused as by the import service: %s', async (code, ...lines) => {
  expect(await convert('facturacion-csv', lines.join('\n'))).toMatchObject({ extended_code: code });
});

test.each([
  [
    'cells beyond the headings',
    `${rowOf('1500')};50`,
    'La fila tiene más celdas que títulos: revise las comas y los separadores.',
  ],
  ['a total', 'Total;;;1500,50;;;', 'La fila es un total o repite los títulos: no es un pago.'],
  ['the headings again', headings, 'La fila es un total o repite los títulos: no es un pago.'],
  ['an amount that could be two', rowOf('1,500'), 'El importe “1,500” no es un número'],
])('a row with %s is in error', async (_kind, line, error) => {
  const { error_rows: errors } = await convert('facturacion-csv', [headings, rowOf('10'), line].join('\n'));
  expect(errors).toEqual([{ index: 2, line: 3, errors: [error] }]);
});

test.each([
  ['titles above', ['Listado de facturas', '', headings, rowOf('10')], 4],
  ['headings with other blanks and marks', [headings.replaceAll(';', '\u00a0*;'), rowOf('10')], 2],
  ['amounts with their sign', [headings, rowOf('$ 1.500,50')], 2],
])('a file with %s is converted', async (_kind, lines, line) => {
  expect(await importedRows('facturacion-csv', lines.join('\r\n'))).toMatchObject([{ line, status: 'issued' }]);
});

test('where services require tokens, the import gets the token of the person who converts', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] });
  const realm = createServer((_request, response) => void response.end(keys));
  await new Promise<void>((resolve) => realm.listen(0, '127.0.0.1', resolve));
  const address = realm.address();
  const issuer = 'https://sso.example/realms/back-office';
  const { app } = await buildPlatform({
    database: { dump: await emptyDatabase(platformTables) },
    payments: 0,
    tokens: { issuer, keysUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/certs` },
  });
  const token = await new SignJWT({ iss: issuer, aud: ['gateway'] })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setExpirationTime('5m')
    .sign(privateKey);
  const answer = await app.inject({
    method: 'POST',
    url: '/converter/convertir/api',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    payload: requestOf('facturacion-csv', [headings, rowOf('10')].join('\r\n'), false),
  });
  await app.close();
  realm.closeAllConnections();
  realm.close();
  expect(answer.json()).toMatchObject({ error_count: 0, api_response: { import_id: expect.any(String) } });
});
