// Guards: Files of imports are read by their content, row by row, and refused with the reason and the columns.
import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import {
  FileRefusal,
  importAmount,
  importColumns,
  importLimits,
  previewImportFile,
  readImportFile,
  type ImportRow,
} from './index.ts';

const heading = 'Id externo;Código de concepto;Importe;E-mail del pagador';
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const csv = (...rows: readonly string[]): Uint8Array => bytesOf([heading, ...rows].join('\r\n'));

const read = async (bytes: Uint8Array): Promise<ImportRow[]> => {
  const rows: ImportRow[] = [];
  for await (const row of readImportFile(bytes)) rows.push(row);
  return rows;
};
const refusal = async (bytes: Uint8Array): Promise<unknown> => {
  try {
    return await read(bytes);
  } catch (error) {
    return error instanceof FileRefusal ? [error.code, error.columns.join(', ')] : error;
  }
};

const office = 'http://schemas.openxmlformats.org';
const noTexts: readonly string[] = [];
/** A workbook with this XML in its one sheet, and these texts. */
const workbook = (rows: string, { shared = noTexts, state = '', first = '' } = {}): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${office}/officeDocument/2006/relationships"><sheets>${first}<sheet name="A" sheetId="1" ${state} r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="4"/></cellXfs></styleSheet>',
    ),
    'xl/sharedStrings.xml': strToU8(`<sst>${shared.map((text) => `<si><r><t>${text}</t></r></si>`).join('')}</sst>`),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  });
const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const headingRow = `<row r="1">${heading.split(';').map(text).join('')}${text('Vencimiento')}</row>`;

test.each([
  ['utf-8 with a mark', bytesOf(`\uFEFF${heading}\r\nA;ñ;1;a@b.c`)],
  ['commas and quotes', bytesOf('"Id externo",Código de concepto,Importe,E-mail del pagador\nA,ñ,1,a@b.c\n')],
  ['Windows-1252', Uint8Array.from(`${heading}\r\nA;ñ;1;a@b.c`, (letter) => letter.charCodeAt(0))],
  [
    'headings in any case and without accents',
    bytesOf('ID EXTERNO;codigo de concepto; importe ;e-mail del pagador\nA;ñ;1;a@b.c'),
  ],
  ['names of the service', bytesOf('external_transaction_id;concept_id;amount;payer_email\nA;ñ;1;a@b.c')],
  ['a column of errors', bytesOf(`${heading};Error\nA;ñ;1;a@b.c;Falta algo`)],
])('a csv file is read: %s', async (_name, bytes) => {
  expect(await read(bytes)).toMatchObject([
    {
      index: 1,
      record: { external_transaction_id: 'A', concept_id: 'ñ', amount: '1', payer_email: 'a@b.c', due_date: '' },
    },
  ]);
});

test('empty rows are left out and counted', async () => {
  expect((await read(csv('A;B;1;a@b.c', ';;;', '', 'C;B;1;a@b.c'))).map(({ index }) => index)).toEqual([1, 4]);
});

test('a workbook is read: texts, numbers, days, and cells that are not there', async () => {
  const bytes = workbook(
    `${headingRow}<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2"><v>20267565393</v></c><c r="C2" s="2"><v>16349.5</v></c><c r="E2" s="1"><v>46387</v></c></row>
     <row r="4"><c r="A4" t="str"><v>D</v></c></row>`,
    { shared: ['A &amp; Á'] },
  );
  expect(await read(bytes)).toMatchObject([
    {
      index: 1,
      record: {
        external_transaction_id: 'A & Á',
        concept_id: '20267565393',
        amount: '16349,5',
        payer_email: '',
        due_date: '31/12/2026',
      },
    },
    { index: 3, record: { external_transaction_id: 'D' } },
  ]);
});

test('the first sheet that is not hidden is read', async () => {
  const first = '<sheet name="H" sheetId="2" state="hidden" r:id="rId9"/>';
  expect(await read(workbook(`${headingRow}<row r="2">${text('A')}</row>`, { first }))).toHaveLength(1);
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
  ['workbook_old', '', ole('Workbook')],
  ['workbook_encrypted', '', ole('EncryptedPackage')],
  ['workbook_broken', '', workbook('').slice(0, 400)],
  ['workbook_broken', '', workbook('<row><c></row>')],
  ['not_utf8', '', Uint8Array.of(0xff, 0xfe, 0x41, 0)],
  ['not_utf8', '', Uint8Array.of(0x41, 0x81, 0x8d)],
  ['heading_missing', '', bytesOf('hola;chau\n1;2')],
  ['heading_missing', '', bytesOf('\n\n')],
  ['columns_unknown', 'Color', bytesOf(`${heading};Color\nA;B;1;a@b.c;rojo`)],
  ['columns_missing', 'Código de concepto, E-mail del pagador', bytesOf('Id externo;Importe\nA;1')],
  ['columns_repeated', 'Importe', bytesOf(`${heading};importe\nA;B;1;a@b.c;2`)],
  ['no_rows', '', csv()],
  ['quotes_unclosed', '', csv('"A;B;1;a@b.c')],
])('a file is refused: %s %s', async (code, columns, bytes) => {
  expect(await refusal(bytes)).toEqual([code, columns]);
});

test('a bomb is stopped while it is unpacked', async () => {
  const part = new Uint8Array(64 * 1024 * 1024).fill(0x20);
  const bomb = zipSync(
    Object.fromEntries(['workbook', 'sharedStrings', 'styles', 'worksheets/a'].map((name) => [`xl/${name}.xml`, part])),
    { level: 6 },
  );
  expect(bomb.length).toBeLessThan(importLimits.bytes);
  expect(await refusal(bomb)).toEqual(['workbook_unpacks_too_large', '']);
});

test('50,000 rows are read, and one more is too many', async () => {
  const rows = Array.from({ length: importLimits.rows }, (_, place) => `EXT-${place};CUOTA;10,50;a@b.c`);
  expect(await read(csv(...rows))).toHaveLength(importLimits.rows);
  expect(await refusal(csv(...rows, 'X;CUOTA;1;a@b.c'))).toEqual(['too_many_rows', '']);
  const cells = rows.map((row, place) => `<row r="${place + 2}">${row.split(';').map(text).join('')}</row>`);
  expect(await read(workbook(headingRow + cells.join('')))).toHaveLength(importLimits.rows);
});

test('a preview has the first rows', async () => {
  const { columns, rows } = await previewImportFile(csv('A;B;1;a@b.c', 'C;B;1;a@b.c', 'D;B;1;a@b.c'), 2);
  expect([columns, rows.map(({ index }) => index)]).toEqual([
    ['external_transaction_id', 'concept_id', 'amount', 'payer_email'],
    [1, 2],
  ]);
});

test.each([
  ['16.349,54', '16349.54'],
  ['16349,54', '16349.54'],
  ['16349.54', '16349.54'],
  ['1.234.567', '1234567.00'],
  [' 7 ', '7.00'],
  ['16,349', undefined],
  ['1.63.49', undefined],
  ['-1', undefined],
  ['abc', undefined],
])('%s as an amount is %s', (typed, amount) => {
  expect(importAmount(typed)).toBe(amount);
});

test.each(['csv', 'xlsx'])('the template in %s has the columns and can be imported', async (format) => {
  const file = readFileSync(new URL(`../../../apps/web/public/plantillas/importacion.${format}`, import.meta.url));
  const { columns, rows } = await previewImportFile(file, 5);
  expect(columns).toEqual(importColumns.map(({ name }) => name));
  expect(rows.map(({ record }) => record.external_transaction_id)).toEqual(['FAC-0001', 'FAC-0002']);
});
