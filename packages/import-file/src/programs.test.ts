// Guards: Files of these programs are read alike; docs/files.md lists the same programs.
import { readFileSync } from 'node:fs';
import { utils, write, type BookType } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { checkRow, openImportFile } from './index.ts';

const now = new Date('2026-11-25T12:00:00Z');
const headings = ['Id externo', 'Código de concepto', 'Importe', 'E-mail del pagador', 'Vencimiento'];
const texts = ['F-1', 'CUOTA', '16.349,54', 'ana@correo.example', '31/12/2026'];

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const lines = (separator: string, end: string, row: readonly string[] = texts): string =>
  [headings, row].map((cells) => cells.join(separator)).join(end);
const quoted = (cells: readonly string[]): string => cells.map((cell) => `"${cell}"`).join(',');

/** Creates a workbook with SheetJS, whose date is a date cell. */
const workbook = (bookType: BookType, date1904 = false): Uint8Array => {
  const sheet = utils.aoa_to_sheet([headings, ['F-1', 'CUOTA', 16_349.54, 'ana@correo.example', 0]]);
  Object.assign(sheet['E2'] ?? {}, { t: 'n', v: date1904 ? 44_925 : 46_387, z: 'dd/mm/yyyy' });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Hoja1');
  book.Workbook = { WBProps: { date1904 } };
  return new Uint8Array(write(book, { type: 'buffer', bookType }));
};

type CellXml = (ref: string, value: string | number) => string;

/** Creates a workbook by hand, with the cells as another program writes them. */
const written = (cellXml: CellXml, day: string, parts: Readonly<Record<string, string>> = {}): Uint8Array => {
  const row = (cells: readonly (string | number)[], line: number): string =>
    cells.map((value, place) => cellXml(`${'ABCDE'[place] ?? ''}${line}`, value)).join('');
  const cells = ['F-1', 'CUOTA', 16_349.54, 'ana@correo.example'];
  const xmlns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const ml = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${ml}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${ml}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${ml}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${ml}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${types}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${xmlns} xmlns:r="${types}"><sheets><sheet name="Pagos" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${types}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${types}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${types}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${xmlns}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${xmlns}><sheetData><row r="1">${row(headings, 1)}</row><row r="2">${row(cells, 2)}${day}</row></sheetData></worksheet>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));
};

const numbered = (ref: string, value: number): string => `<c r="${ref}"><v>${value}</v></c>`;
const inline: CellXml = (ref, value) =>
  typeof value === 'number' ? numbered(ref, value) : `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;
const plain: CellXml = (ref, value) =>
  typeof value === 'number' ? numbered(ref, value) : `<c r="${ref}" t="str"><v>${value}</v></c>`;
const words: string[] = [];
const shared: CellXml = (ref, value) =>
  typeof value === 'number' ? numbered(ref, value) : `<c r="${ref}" t="s"><v>${words.push(value) - 1}</v></c>`;
const sharedBook = (): Uint8Array => {
  const day = '<c r="E2" s="1"><v>46387</v></c>';
  written(shared, day); // fills the shared strings
  const strings = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${words.map((word) => `<si><t>${word}</t></si>`).join('')}</sst>`;
  words.splice(0);
  return written(shared, day, { 'xl/sharedStrings.xml': strings });
};

const windows1252 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Programs and formats, with their names in docs/files.md. */
const programs: readonly (readonly [program: string, format: string, bytes: () => Uint8Array])[] = [
  ['Excel', 'XLSX, calendar of 1900', () => workbook('xlsx')],
  ['Excel', 'XLSX, calendar of 1904', () => workbook('xlsx', true)],
  ['Excel', 'XLSB', () => workbook('xlsb')],
  ['Excel 97', 'XLS', () => workbook('biff8')],
  ['Excel', 'CSV: `;`, Windows-1252', () => windows1252(lines(';', '\r\n'))],
  ['Excel', 'CSV UTF-8: `;`, byte order mark', () => utf8(`\uFEFF${lines(';', '\r\n')}`)],
  ['Excel', 'CSV with a line `sep=`', () => utf8(`sep=|\r\n${lines('|', '\r\n')}`)],
  ['Excel', 'Unicode text: UTF-16, tabs', () => new Uint8Array(Buffer.from(`\uFEFF${lines('\t', '\r\n')}`, 'utf16le'))],
  ['LibreOffice', 'ODS', () => workbook('ods')],
  [
    'LibreOffice',
    'CSV: `,`, quotes, ISO days',
    () => utf8(`${quoted(headings)}\n${quoted(texts.with(4, '2026-12-31'))}\n`),
  ],
  ['Google Sheets', 'XLSX', sharedBook],
  [
    'Google Sheets',
    'CSV: `,`, quotes around commas',
    () => utf8(`${headings.join(',')}\n${texts.with(2, '"16349,54"').join(',')}`),
  ],
  ['SheetJS', 'XLSX, days as ISO text', () => written(inline, '<c r="E2" t="d"><v>2026-12-31T00:00:00.000Z</v></c>')],
  ['openpyxl', 'XLSX, texts in their cells', () => written(inline, '<c r="E2" s="1"><v>46387</v></c>')],
  ['exceljs', 'XLSX, streamed', () => written(plain, '<c r="E2" s="1"><v>46387</v></c>')],
];

test.each(programs)('%s, %s', async (_program, _format, bytes) => {
  const checked: object[] = [];
  for await (const row of (await openImportFile(bytes())).rows) {
    const { record, faults, read } = checkRow(row, { inFile: new Set(), ofPayments: new Set(), now });
    checked.push({
      id: record.external_transaction_id,
      faults,
      amount: read?.amount,
      due: read?.dueDate?.slice(0, 10),
    });
  }
  expect(checked).toEqual([{ id: 'F-1', faults: [], amount: 16_349.54, due: '2026-12-31' }]);
});

test('docs/files.md lists these programs and formats', () => {
  const document = readFileSync(new URL('../../../docs/files.md', import.meta.url), 'utf8');
  const listed = Array.from(
    document.matchAll(/^\| (?<program>[^|]+?) +\| (?<format>[^|]+?) +\| read/gm),
    ({ groups }) => [groups?.['program'], groups?.['format']],
  );
  expect(listed).toEqual(programs.map(([program, format]) => [program, format]));
});
