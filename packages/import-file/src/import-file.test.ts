// Guards: Import files are recognized by their content, read row by row, and refused with the reason and the columns.
import { readFileSync } from 'node:fs';
import { utils, write, type BookType, type WorkBook } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { importAmount } from './import-amount.ts';
import {
  checkRow,
  FileRefusal,
  importColumns,
  importLimits,
  openImportFile,
  readTable,
  type ImportRow,
} from './index.ts';

const heading = 'Id externo;Código de concepto;Importe;E-mail del pagador';
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Maximum CPU time in microseconds for a file of maximum size, with room for a slow machine. */
const MOST_MICROSECONDS = 8_000_000;

const csv = (...rows: readonly string[]): Uint8Array => bytesOf([heading, ...rows].join('\r\n'));

const read = async (bytes: Uint8Array): Promise<ImportRow[]> => {
  const rows: ImportRow[] = [];
  for await (const row of (await openImportFile(bytes)).rows) rows.push(row);
  return rows;
};
const refusal = async (bytes: Uint8Array): Promise<unknown> => {
  try {
    return await read(bytes);
  } catch (error) {
    return error instanceof FileRefusal ? [error.code, error.details.join(', ')] : error;
  }
};

type Value = string | number | Date | boolean | null;

/** Creates a workbook with these rows in its sheets. */
const bookOf = (sheets: Readonly<Record<string, readonly (readonly Value[])[]>>): WorkBook => {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  return book;
};
const bytesOfBook = (book: WorkBook, bookType: BookType = 'xlsx'): Uint8Array =>
  new Uint8Array(write(book, { type: 'buffer', bookType }));
const headings: readonly Value[] = [...heading.split(';'), 'Vencimiento'];

test.each([
  ['UTF-8 with a byte order mark', bytesOf(`\uFEFF${heading}\r\nA;ñ;1;a@b.c`)],
  ['commas and quotes', bytesOf('"Id externo",Código de concepto,Importe,E-mail del pagador\nA,ñ,1,a@b.c\n')],
  ['Windows-1252', Uint8Array.from(`${heading}\r\nA;ñ;1;a@b.c`, (letter) => letter.charCodeAt(0))],
  [
    'headings in any case and without accents',
    bytesOf('ID EXTERNO;codigo de concepto; importe ;e-mail del pagador\nA;ñ;1;a@b.c'),
  ],
  ['column names of the service', bytesOf('external_transaction_id;concept_id;amount;payer_email\nA;ñ;1;a@b.c')],
  ['columns of the file of errors', bytesOf(`Fila;${heading};Error\n2;A;ñ;1;a@b.c;Falta algo`)],
  ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${heading}\nA;ñ;1;a@b.c`, 'utf16le'))],
  ['line ends of three systems', bytesOf(`${heading}\r\n\rA;ñ;1;a@b.c\n`)],
])('a csv file is read: %s', async (_name, bytes) => {
  expect(await read(bytes)).toMatchObject([
    {
      record: { external_transaction_id: 'A', concept_id: 'ñ', amount: '1', payer_email: 'a@b.c', due_date: '' },
    },
  ]);
});

test('empty rows are skipped, but the index of a row counts them', async () => {
  expect((await read(csv('A;B;1;a@b.c', ';;;', '', 'C;B;1;a@b.c'))).map(({ index }) => index)).toEqual([1, 4]);
});

test.each<BookType>(['xlsx', 'xlsb', 'biff8', 'ods'])('a workbook is read: %s', async (format) => {
  const book = bookOf({
    A: [headings, ['A & Á', 20267565393, 16349.5, null, new Date(Date.UTC(2026, 11, 31))], [], ['D', 'C', 0.1 + 0.2]],
  });
  expect(await read(bytesOfBook(book, format))).toMatchObject([
    {
      index: 1,
      line: 2,
      record: {
        external_transaction_id: 'A & Á',
        concept_id: '20267565393',
        amount: '16349,5',
        payer_email: '',
        due_date: '31/12/2026',
      },
    },
    { index: 3, line: 4, record: { external_transaction_id: 'D', amount: '0,3' } },
  ]);
});

test('both date systems of Excel are read', async () => {
  const book = bookOf({ A: [headings, ['A', 'B', 1, 'a@b.c', 44925]] });
  Object.assign(book.Sheets['A']?.['E2'] ?? {}, { z: 'dd/mm/yyyy' });
  book.Workbook = { WBProps: { date1904: true } };
  expect((await read(bytesOfBook(book)))[0]?.record.due_date).toBe('31/12/2026');
});

test('the first sheet with template headings is read, and the other sheets are reported', async () => {
  const book = bookOf({ Oculta: [['x']], Carátula: [['Liquidación']], Pagos: [headings, ['A'], ['B']], Vacía: [[]] });
  book.Workbook = { Sheets: [{ Hidden: 1 }, {}, {}, {}] };
  const pagos = book.Sheets['Pagos'] ?? {};
  pagos['!rows'] = [{}, { hidden: true }];
  pagos['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 1, c: 1 } }];
  const file = await openImportFile(bytesOfBook(book));
  expect(file.notes).toEqual({
    sheet: 'Pagos',
    otherSheets: ['Carátula'],
    hiddenSheets: ['Oculta'],
    hiddenRows: 1,
    hiddenColumns: 0,
    mergedAreas: 1,
  });
  expect(await read(bytesOfBook(book))).toHaveLength(2);
});

const ole = (content: string): Uint8Array =>
  Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...Array.from(content).flatMap((letter) => [letter.charCodeAt(0), 0]),
  ]);

test.each([
  ['file_empty', '', new Uint8Array()],
  ['file_too_large', '', new Uint8Array(importLimits.bytes + 1)],
  ['file_type_unknown', '', bytesOf('%PDF-1.7')],
  ['file_type_unknown', '', Uint8Array.of(1, 0, 2)],
  ['file_type_unknown', '', zipSync({ 'photo.txt': strToU8('x') })],
  ['workbook_broken', '', ole('Workbook')],
  ['workbook_encrypted', '', ole('EncryptedPackage')],
  ['workbook_broken', '', bytesOfBook(bookOf({ A: [headings] })).slice(0, 400)],
  ['not_utf8', '', Uint8Array.of(0x41, 0x81, 0x8d)],
  ['heading_missing', '', bytesOf('hola;chau\n1;2')],
  ['heading_missing', '', bytesOf('\n\n')],
  ['file_markup', '', bytesOf('<html><body><table><tr><th>Id externo</th><th>Importe</th></tr></table></body></html>')],
  ['file_markup', '', bytesOf('<?xml version="1.0"?><office:document><table:table/></office:document>')],
  [
    'file_markup',
    '',
    bytesOf('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook><Row/></Workbook>'),
  ],
  ['columns_unknown', 'Color', bytesOf(`${heading};Color\nA;B;1;a@b.c;rojo`)],
  ['columns_missing', 'Código de concepto, E-mail del pagador', bytesOf('Id externo;Importe\nA;1')],
  ['columns_repeated', 'Importe', bytesOf(`${heading};importe\nA;B;1;a@b.c;2`)],
  ['no_rows', '', csv()],
  ['quotes_unclosed', 'línea 3', csv('A;B;1;a@b.c', '"C;B;1;a@b.c')],
])('a file is refused: %s %s', async (code, columns, bytes) => {
  expect(await refusal(bytes)).toEqual([code, columns]);
});

test('a zip bomb is stopped while it is unpacked', async () => {
  const part = new Uint8Array(64 * 1024 * 1024).fill(0x20);
  const bomb = zipSync(
    Object.fromEntries(['workbook', 'sharedStrings', 'styles', 'worksheets/a'].map((name) => [`xl/${name}.xml`, part])),
    { level: 6 },
  );
  expect(bomb.length).toBeLessThan(importLimits.bytes);
  expect(await refusal(bomb)).toEqual(['workbook_unpacks_too_large', '']);
});

test('ten megabytes of line ends are no rows, but too many lines above a text', async () => {
  const ends = new Uint8Array(importLimits.bytes).fill(10);
  expect((await readTable(ends)).rows).toEqual([]);
  expect(await refusal(ends)).toEqual(['heading_missing', '']);
  expect(await refusal(ends.with(-1, 65))).toEqual(['too_many_rows', '']);
});

test.each([
  ['line feeds', '\n'],
  ['carriage returns', '\r'],
  ['both', '\r\n'],
  ['separators', ';'],
  ['empty rows', ';;;\n'],
  ['empty quotes', '""'],
])('ten megabytes of %s take little CPU time, alone and below a row', async (_of, unit) => {
  const below = unit.repeat((importLimits.bytes - 200) / unit.length);
  const row = `${heading}\r\nA;CUOTA;10,50;a@b.c`;
  for (const bytes of [bytesOf(below), bytesOf(`${row}\n${below}`)]) {
    const before = process.cpuUsage();
    await refusal(bytes);
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(MOST_MICROSECONDS);
  }
});

test('50,000 rows are read, and one more is too many', async () => {
  const rows = Array.from({ length: importLimits.rows }, (_, place) => `EXT-${place};CUOTA;10,50;a@b.c`);
  expect(await read(csv(...rows))).toHaveLength(importLimits.rows);
  expect(await refusal(csv(...rows, 'X;CUOTA;1;a@b.c'))).toEqual(['too_many_rows', '']);
  // a single empty line is within the spare lines of a file (MOST_ROWS), and is no row
  expect(await read(csv('', ...rows))).toHaveLength(importLimits.rows);
  // lines of separators below the table are removed before the lines are counted
  expect(await read(csv(...rows, ';;;\n'.repeat(100_000)))).toHaveLength(importLimits.rows);
  const book = bookOf({ A: [heading.split(';'), ...rows.map((row) => row.split(';'))] });
  expect(await read(bytesOfBook(book))).toHaveLength(importLimits.rows);
});

test.each([
  ['16.349,54', '16349.54'],
  ['16349,54', '16349.54'],
  ['16349.54', '16349.54'],
  ['1.234.567', '1234567.00'],
  [' 7 ', '7.00'],
  ['$ 1.234,50', '1234.50'],
])('%s is read as the amount %s', (typed, value) => {
  expect(importAmount(typed)).toEqual({ value });
});

test.each([
  ['16,349', 'amount_invalid'],
  ['1.63.49', 'amount_invalid'],
  ['abc', 'amount_invalid'],
  ['-1', 'amount_not_positive'],
  ['(100)', 'amount_not_positive'],
  ['333,3333', 'amount_decimals'],
])('%s is refused as an amount: %s', (typed, fault) => {
  expect(importAmount(typed)).toEqual({ fault });
});

test.each([
  ['external_transaction_id', 100],
  ['concept_id', 100],
  ['concept_description', 200],
  ['payer_name', 120],
] as const)('%s has %d characters at most', async (column, most) => {
  const names = importColumns.map(({ name }) => name);
  const rowOf = (length: number) =>
    names
      .map((name) =>
        name === column ? 'x'.repeat(length) : name === 'amount' ? '10' : name === 'payer_email' ? 'a@b.co' : '',
      )
      .join(';');
  const rows = await read(bytesOf([names.join(';'), rowOf(most), rowOf(most + 1)].join('\n')));
  const faults = rows.map((row) => checkRow(row, { inFile: new Set(), ofPayments: new Set(), now: null }).faults);
  const tooLong = { column, code: 'text_too_long' };
  expect(faults.map((found) => found.filter(({ code }) => code === 'text_too_long'))).toEqual([[], [tooLong]]);
});

test('an address has 254 characters at most', async () => {
  const rowOf = (length: number) => `A${length};B;1;${'a'.repeat(length - 5)}@b.co`;
  const rows = await read(csv(rowOf(254), rowOf(255)));
  const faults = rows.map((row) => checkRow(row, { inFile: new Set(), ofPayments: new Set(), now: null }).faults);
  expect(faults).toEqual([[], [{ column: 'payer_email', code: 'email_invalid' }]]);
});

test.each(['csv', 'xlsx'])('the template in %s has all columns and can be imported', async (format) => {
  const file = readFileSync(new URL(`../../../apps/web/public/plantillas/importacion.${format}`, import.meta.url));
  expect((await openImportFile(file)).columns).toEqual(importColumns.map(({ name }) => name));
  expect((await read(file)).map(({ record }) => record.external_transaction_id)).toEqual(['FAC-0001', 'FAC-0002']);
});
