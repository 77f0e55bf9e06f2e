// Guards: Files of real users are read: titles, totals and lines around the table, and variant headings. Cells that a
// spreadsheet converted are read, or are faults.
import { utils, write, type BookType, type CellObject, type WorkBook } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { importAmount } from './import-amount.ts';
import {
  checkRow,
  FileRefusal,
  openDraft,
  openImportFile,
  readTable,
  type CheckedRow,
  type ReadingChoice,
} from './index.ts';

const now = new Date('2026-11-25T12:00:00Z');
const heading = 'Id externo;Código de concepto;Concepto;Importe;Nombre del pagador;E-mail del pagador;Vencimiento';
const row = (
  id: string,
  { concept = 'CUOTA', amount = '1500,50', due = '31/12/2026', email = 'ana@correo.example' } = {},
): string => [id, concept, 'Cuota', amount, 'Ana', email, due].join(';');
const bytesOf = (...lines: readonly string[]): Uint8Array => new TextEncoder().encode(lines.join('\r\n'));

const checked = async (bytes: Uint8Array): Promise<CheckedRow[]> => {
  const rows: CheckedRow[] = [];
  const seen = new Set<string>();
  for await (const one of (await openImportFile(bytes)).rows) {
    const result = checkRow(one, { inFile: seen, ofPayments: new Set(), now });
    seen.add(result.record.external_transaction_id);
    rows.push(result);
  }
  return rows;
};
const readOf = async (bytes: Uint8Array) =>
  (await checked(bytes)).map(({ record, read }) => read && [record.external_transaction_id, read.amount]);
const faultsOf = async (bytes: Uint8Array) =>
  (await checked(bytes)).map(({ faults }) => faults.map(({ column, code }) => `${column ?? 'row'}:${code}`).join(' '));
const refusalOf = async (bytes: Uint8Array): Promise<unknown> => {
  try {
    return await checked(bytes);
  } catch (error) {
    return error instanceof FileRefusal ? [error.code, ...error.details] : error;
  }
};

type Cells = readonly (CellObject | string | number | undefined)[];
const workbook = (...rows: readonly Cells[]): WorkBook => {
  const sheet = utils.aoa_to_sheet([heading.split(';')]);
  for (const [line, cells] of rows.entries())
    for (const [place, cell] of cells.entries()) {
      if (cell === undefined) continue;
      const made: CellObject = typeof cell === 'object' ? cell : { t: typeof cell === 'number' ? 'n' : 's', v: cell };
      sheet[utils.encode_cell({ r: line + 1, c: place })] = made;
    }
  sheet['!ref'] = `A1:G${rows.length + 1}`;
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Pagos');
  return book;
};
const written = (book: WorkBook, bookType: BookType = 'xlsx') =>
  new Uint8Array(write(book, { type: 'buffer', bookType }));

test('invisible characters are removed from amounts, days and types of documents', async () => {
  const cells = [
    row('N02-1', { amount: '1500,50\u200b' }),
    row('N02-2', { due: '\u200e31/\u200e12/\u200e2026' }),
    `${row('N02-3')};DNI\u200b;29770162`,
    row('N02-4', { amount: '\u2068$\u00a01.500,50\u2069' }),
    row('N02-5', { amount: '$\u202f1.500,50' }),
  ];
  const rows = await checked(bytesOf(`${heading};Tipo de identificación;Número de identificación`, ...cells));
  expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
  expect(rows.map(({ read }) => read?.amount)).toEqual([1500.5, 1500.5, 1500.5, 1500.5, 1500.5]);
});

test.each([
  ['blanks of another kind', heading.replaceAll(' ', '\u00a0')],
  [
    'line breaks',
    heading
      .split(';')
      .map((text) => `"${text.replace(' ', '\n')}"`)
      .join(';'),
  ],
  ['marks behind them', heading.replaceAll(';', '*;').replace('Importe', 'Importe:')],
  ['zero widths', heading.replaceAll(';', '\u200b;')],
  ['a dash of another kind', heading.replace('E-mail', 'E\u2011mail')],
])('headings with %s match those of the template', async (_kind, odd) => {
  expect(await readOf(bytesOf(odd, row('N03-1')))).toEqual([['N03-1', 1500.5]]);
});

test.each([
  ['titles', ['Estudio Ejemplo SRL;;;;;;', 'Cobranzas al 30/11/2026;;;;;;', ';;;;;;', heading, row('A-1')]],
  ['a title without separators', ['Estudio Ejemplo, S.R.L., sucursal 2', heading, row('A-1')]],
  ['a line for the separator, in quotes', ['"sep=;"', heading, row('A-1')]],
  ['drawn lines', ['-'.repeat(60), heading, '-'.repeat(60), row('A-1'), '='.repeat(60)]],
  [
    'the list of a program between pipes',
    [`|${heading.replaceAll(';', '|')}|`, '-'.repeat(60), `|${row('A-1').replaceAll(';', '|')}|`, '-'.repeat(60)],
  ],
  ['rows that nobody sees', [heading, '\u200b;\u2060;;;;;', row('A-1'), '\u00a0;;;;;;']],
  ['the mark of the end of a file, and zeros', [heading, `${row('A-1')}\r\n\u001a\u0000\u0000\u0000`]],
])('a table with %s around it is read', async (_kind, lines) => {
  expect(await readOf(bytesOf(...lines))).toEqual([['A-1', 1500.5]]);
});

test('a row of totals, or a repeated heading, has a single fault', async () => {
  const lines = [heading, row('A-1'), 'Total;;;1500,50;;;', heading, row('A-2'), ';;TOTAL GENERAL;3001,00;;;'];
  expect(await faultsOf(bytesOf(...lines))).toEqual([
    '',
    'row:not_a_payment',
    'row:not_a_payment',
    '',
    'row:not_a_payment',
  ]);
});

test('a column without a heading is named by its letter, and a person can ignore it', async () => {
  const bytes = bytesOf(`;${heading}`, `0;${row('A-1')}`, `1;${row('A-2')}`);
  expect(await refusalOf(bytes)).toEqual(['columns_unknown', 'Columna A']);
  const { headings, file } = await openDraft(await readTable(bytes), { matches: { 'columna a': 'ignored' } }, now);
  expect(headings[0]).toEqual({ text: 'Columna A', column: 'ignored', samples: ['0', '1'] });
  expect(file.kind === 'read' && file.draft.summary().readable).toEqual({ count: 2, sum: '3001.00' });
});

test('a person chooses the heading row, and the sent file keeps each row in its line', async () => {
  const lines = ['Listado;x', 'Ref;Cod;Total;Mail', 'A-1;CUOTA;10;a@b.co'];
  const matches = { ref: 'external_transaction_id', cod: 'concept_id', total: 'amount', mail: 'payer_email' } as const;
  const opened = (choice: ReadingChoice) => readTable(bytesOf(...lines)).then((table) => openDraft(table, choice, now));
  const before = await opened({});
  expect([before.headingLine, before.firstRows[1]]).toEqual([2, { line: 2, text: 'Ref · Cod · Total · Mail' }]);
  expect((await opened({ line: 1 })).headingLine).toBe(1);
  const { headingLine, file } = await opened({ line: 2, matches });
  if (file.kind === 'refused') throw file.refusal;
  expect([headingLine, file.draft.summary().readable.sum]).toEqual([2, '10.00']);
  for await (const { line } of (await openImportFile(file.draft.file())).rows) expect(line).toBe(3);
});

test.each([
  '#SPILL!',
  '#DESBORDAMIENTO!',
  '#CALC!',
  '#FIELD!',
  '#ERROR!',
  '#BLOCKED!',
  '#CONNECT!',
  '#GETTING_DATA',
  '#NAME?',
  '#¿NOMBRE?',
  '#¡REF!',
  '#N/A',
  '#N/D',
  '#OCUPADO!',
  '#####',
  'Err:502',
  'Loading...',
  'Cargando...',
  'Cargando…',
])('%s in any column is an error of its cell', async (text) => {
  const cells = [
    row(text),
    row('A-1', { concept: text }),
    row('A-2', { amount: text }),
    row('A-3', { due: text }),
    row('A-4', { email: text }),
  ];
  expect(await faultsOf(bytesOf(heading, ...cells))).toEqual([
    'external_transaction_id:cell_error',
    'concept_id:cell_error',
    'amount:cell_error',
    'due_date:cell_error',
    'payer_email:cell_error',
  ]);
});

test('a formula without a value is a fault of its cell, unless the formula itself can return an empty text', async () => {
  const formula = (f: string, more: Partial<CellObject> = {}): CellObject => ({ t: 'n', f, ...more });
  const day = formula('DATE(2027,3,31)');
  const cells: Cells[] = [
    ['N11-1', 'CUOTA', formula('"Cuota "&12'), 1500.5, formula('UPPER("ana")'), 'ana@correo.example', day],
    ['N11-2', 'CUOTA', 'Cuota', 1500.5, 'Ana', 'ana@correo.example', formula('DATE(2027,3,31)', { t: 's', v: '' })],
    ['N11-3', 'CUOTA', formula('IF(Z4="","",Z4)', { t: 's', v: '' }), 1500.5, 'Ana', 'ana@correo.example', undefined],
    [formula('"N"&4'), 'CUOTA', 'Cuota', formula('1+1'), 'Ana', 'ana@correo.example', undefined],
  ];
  expect(await faultsOf(written(workbook(...cells)))).toEqual([
    'concept_description:formula_without_value payer_name:formula_without_value due_date:formula_without_value',
    'due_date:formula_without_value',
    '',
    'external_transaction_id:formula_without_value amount:formula_without_value',
  ]);
});

/**
 * Returns the workbook with another cell below the heading, as written by programs that store formulas without
 * calculating them.
 */
const withCell = (bytes: Uint8Array, letter: string, xml: string): Uint8Array => {
  const parts = unzipSync(bytes);
  const sheet = 'xl/worksheets/sheet1.xml';
  const cell = new RegExp(`<c r="${letter}2".*?</c>`);
  return zipSync({ ...parts, [sheet]: strToU8(strFromU8(parts[sheet] ?? new Uint8Array()).replace(cell, xml)) });
};

test.each([
  ['A', 'external_transaction_id'],
  ['B', 'concept_id'],
  ['C', 'concept_description'],
  ['D', 'amount'],
  ['E', 'payer_name'],
  ['F', 'payer_email'],
  ['G', 'due_date'],
])('a formula without a calculated value is a fault of its cell: column %s', async (letter, column) => {
  const usual: Cells = ['N11-1', 'CUOTA', 'Cuota', 1500.5, 'Ana', 'ana@correo.example', '31/12/2026'];
  const bytes = written(workbook(usual));
  expect(await faultsOf(bytes)).toEqual(['']);
  for (const xml of [
    `<c r="${letter}2"><f>H2</f></c>`,
    `<c r="${letter}2"><f>H2</f><v></v></c>`,
    `<c r="${letter}2" t="str"><f>H2</f><v></v></c>`,
  ])
    expect(await faultsOf(withCell(bytes, letter, xml))).toEqual([`${column}:formula_without_value`]);
});

test('a day, a time, a boolean, a fraction or a percentage in the wrong column is a fault', async () => {
  const usual = (id: Cells[number], amount: Cells[number] = 1500.5): Cells => [
    id,
    'CUOTA',
    'Cuota',
    amount,
    'Ana',
    'ana@correo.example',
    '31/12/2026',
  ];
  const cells = [
    usual({ t: 'n', v: 46_093, z: 'd-mmm' }),
    usual({ t: 'n', v: 0.5, z: 'h:mm' }),
    usual({ t: 'b', v: true }),
    usual(0.1),
    usual('N13-1', { t: 'n', v: 0.15, z: '0%' }),
    usual('N13-2', { t: 'n', v: 46_093, z: 'd-mmm' }),
    usual('N13-3', { t: 'b', v: false }),
    usual(20_267_565_393, { t: 'n', v: 1500.5, z: '"%" 0.00' }),
  ];
  expect(await faultsOf(written(workbook(...cells)))).toEqual([
    ...Array.from({ length: 4 }, () => 'external_transaction_id:cell_changed'),
    ...Array.from({ length: 3 }, () => 'amount:cell_changed'),
    '',
  ]);
});

test('an id that a spreadsheet converted to a day or a boolean is a fault in csv too, unless an apostrophe marks it as text', async () => {
  const ids = ['VERDADERO', 'FALSE', '12/03/2026', "'13/03/2026", 'VERDADERO2', 'Cuota/Abril/2026 #12'];
  expect(await faultsOf(bytesOf(heading, ...ids.map((id) => row(id))))).toEqual([
    ...Array.from({ length: 3 }, () => 'external_transaction_id:cell_changed'),
    ...Array.from({ length: 3 }, () => ''),
  ]);
});

test.each([
  ['31.12.2026', ''],
  ['31/12/2026 0:00', ''],
  ['31/12/2026 00:00:00', ''],
  ['2026/12/31', ''],
  ['20261231', ''],
  ['31-dic-2026', ''],
  ['31 de diciembre de 2026', ''],
  ['Dec 31 2026', 'due_date_invalid'],
  ['12/31/2026', 'due_date_impossible'],
  ['31/04/2027', 'due_date_impossible'],
  ['2027-02-29', 'due_date_impossible'],
  ['31 de abril de 2027', 'due_date_impossible'],
  ['31 de brumario de 2027', 'due_date_invalid'],
  ['31/12/26', 'due_date_invalid'],
  ['31-12/2026', 'due_date_invalid'],
  ['31/12/2026 10:30', 'due_date_invalid'],
  ['31/12/2036', ''],
  ['31/12/2206', 'due_date_far'],
  ['31/12/9999', 'due_date_far'],
])('the day %s is read or has a fault: %s', async (due, code) => {
  const [only] = await checked(bytesOf(heading, row('N10', { due })));
  expect(only?.faults.map((fault) => fault.code).join()).toBe(code);
  if (code === '') expect(only?.read?.dueDate).toMatch(/^20\d6-12-31T03/);
});

test.each([
  ['1.500,50 $', '1500.50'],
  ['ARS 1.500,50', '1500.50'],
  ['1500,50 ARS', '1500.50'],
  ['AR$1500', '1500.00'],
  ['1500,-', '1500.00'],
  ['1,500.50', '1500.50'],
  ['1,234,567', '1234567.00'],
  ['1 500,50', '1500.50'],
  ["1'500.50", '1500.50'],
  ['1.234.567,8', '1234567.80'],
])('%s is read as the amount %s', (text, value) => {
  expect(importAmount(text)).toEqual({ value });
});

test.each(['1,500', '15%', 'USD 10', '1.500.50', '1,50,000', '1500,', '1-500', '1e3', '1 50', '10 10', 'VERDADERO'])(
  '%s is refused as an amount',
  (text) => expect(importAmount(text)).toEqual({ fault: 'amount_invalid' }),
);

test.each(['D.N.I.', 'dni:', '96', ''])('the type %j is read as a DNI', async (type) => {
  const [only] = await checked(
    bytesOf(`${heading};Tipo de identificación;Número de identificación`, `${row('A')};${type};29770162`),
  );
  expect(only?.read?.identification).toEqual({ type: 'DNI_ARG', number: '29770162' });
});

test.each(['C.U.I.T.', 'CUIT:', '80', '86', 'c.u.i.l'])('the type %j is read as a CUIT', async (type) => {
  const [only] = await checked(
    bytesOf(`${heading};Tipo de identificación;Número de identificación`, `${row('A')};${type};20-26756539-3`),
  );
  expect(only?.read?.identification).toEqual({ type: 'CUIT_ARG', number: '20267565393' });
});

test.each(['<html><body><table>', '\uFEFF\n<!DOCTYPE html>', '<table border="1">', '<?xml version="1.0"?><Workbook>'])(
  'a web page or an XML document is refused as markup: %s',
  async (text) => expect(await refusalOf(bytesOf(text, heading))).toEqual(['file_markup']),
);

test('hidden sheets and columns are reported, and a hidden sheet can be chosen', async () => {
  const book = workbook(['A-1', 'CUOTA', 'Cuota', 10, 'Ana', 'ana@correo.example', '31/12/2026']);
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Lea esto']]), 'Leame');
  const sheet = book.Sheets['Pagos'];
  if (sheet) sheet['!cols'] = [{}, {}, {}, { hidden: true }];
  expect((await readTable(written(book))).notes).toMatchObject({ sheet: 'Pagos', hiddenColumns: 1, hiddenSheets: [] });
  book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  expect((await readTable(written(book))).notes).toMatchObject({ sheet: 'Leame', hiddenSheets: ['Pagos'] });
  expect((await readTable(written(book), { sheet: 'Pagos' })).notes).toMatchObject({
    sheet: 'Pagos',
    otherSheets: ['Leame'],
  });
});

test('control characters of old workbooks are read as Windows-1252', async () => {
  const [only] = await checked(
    written(workbook(['A-1', 'CUOTA', 'Cuota \u0093tres\u0094 \u0080', 10, 'Ana', 'ana@correo.example', ''])),
  );
  expect(only?.record.concept_description).toBe('Cuota “tres” €');
});

test('ids that differ only in case are reported, and have a view', async () => {
  const { file } = await openDraft(await readTable(bytesOf(heading, row('fac-1'), row('FAC-1'), row('B'))), {}, now);
  if (file.kind === 'refused') throw file.refusal;
  expect(file.draft.summary()).toMatchObject({ caseCount: 2, readable: { count: 3 } });
  file.draft.show('case');
  expect(file.draft.page(0, 9).rows.map(({ line }) => line)).toEqual([2, 3]);
  file.draft.exclude(true, [3]);
  expect(file.draft.summary().caseCount).toBe(0);
});
