// Guards: Files of real programs and people are read as they were meant, or with a fault that names the problem.
import { readdirSync, readFileSync } from 'node:fs';
import { fileRefusals } from '@backoffice/validators';
import { checkRow, openDraft, openImportFile, readTable, type CheckedRow } from './index.ts';

const now = new Date('2026-11-25T12:00:00Z');

const bytesOf = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../cases/${name}`, import.meta.url)));

const file = (name: string) => openImportFile(bytesOf(name));

const checkedRows = async (name: string): Promise<CheckedRow[]> => {
  const checked: CheckedRow[] = [];
  for await (const row of (await file(name)).rows)
    checked.push(checkRow(row, { inFile: new Set(), ofPayments: new Set(), now }));
  return checked;
};

/** Returns the faults of each row as `column:code`. */
const faultsOf = async (name: string): Promise<string[][]> =>
  (await checkedRows(name)).map(({ faults }) => faults.map(({ column, code }) => `${column ?? 'row'}:${code}`));

test.each([
  ['sep-line.csv', ['16349.54']],
  ['tab-separated.csv', ['16349.54']],
  ['windows-1252-dash.csv', ['10']],
  ['other-part-names.xlsx', ['16349.54']],
  ['backslash-part-names.xlsx', ['16349.54']],
  ['prefixed-relations.xlsx', ['16349.54']],
  ['iso-date-cells.xlsx', ['1234.5', '1234.5']],
])('%s is read without faults', async (name, amounts) => {
  const rows = await checkedRows(name);
  expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
  expect(rows.map(({ read }) => String(read?.amount))).toEqual(amounts);
});

test.each(['read-only.xlsx', 'with-password.xlsx'])(
  '%s, which is encrypted, is refused with what to do',
  async (name) => {
    await expect(file(name)).rejects.toMatchObject({ code: 'workbook_encrypted' });
    expect(fileRefusals.workbook_encrypted).toMatch(
      /Si pide una contraseña al abrirla, .*; si no la pide, .* solo lectura/,
    );
  },
);

test('other encodings and XML names of programs are read as the same text', async () => {
  expect((await checkedRows('windows-1252-dash.csv'))[0]?.record).toMatchObject({
    concept_description: 'Cuota 3 - marzo',
    payer_name: 'Peña',
  });
  expect((await checkedRows('iso-date-cells.xlsx')).map(({ read }) => read?.dueDate)).toEqual([
    '2026-12-31T03:00:00.000Z',
    '2026-12-31T03:00:00.000Z',
  ]);
  expect(await checkedRows('capital-shared-strings.xlsx')).toHaveLength(11);
});

test('a filled cell beyond the heading is a fault, so that no cents are lost; an empty one is not', async () => {
  expect(await faultsOf('decimal-comma-loses-cents.csv')).toEqual([
    ['row:cells_beyond_heading'],
    ['row:cells_beyond_heading'],
    [],
  ]);
  expect((await faultsOf('decimal-comma-splits-cells.csv'))[0]).toContain('row:cells_beyond_heading');
  expect(await faultsOf('rows-longer-than-heading.csv')).toEqual([
    [],
    ['row:cells_beyond_heading'],
    ['amount:amount_missing', 'payer_email:email_missing'],
  ]);
});

test('an identifier that a spreadsheet converted is a fault, never another identifier', async () => {
  expect(await faultsOf('scientific-ids.csv')).toEqual([
    ['external_transaction_id:external_id_scientific', 'identification_number:identification_invalid'],
  ]);
  const long = await faultsOf('long-numeric-ids.xlsx');
  expect(long.slice(0, 2)).toEqual([
    ['external_transaction_id:number_too_long'],
    ['external_transaction_id:number_too_long'],
  ]);
  expect((await checkedRows('zeros-by-format.xlsx'))[0]?.record).toMatchObject({
    external_transaction_id: '00007',
    identification_number: '01234567',
  });
});

test('cells with an error value are faults of their columns', async () => {
  const [first, second] = await faultsOf('error-cells.xlsx');
  expect(second).toContain('concept_id:cell_error');
  expect(first).toEqual(['external_transaction_id:cell_error', 'concept_id:cell_error', 'payer_name:cell_error']);
});

test('card numbers are refused, invisible characters are removed, and text like code stays text', async () => {
  expect(await faultsOf('odd-texts.csv')).toEqual([
    ['concept_description:card_number', 'payer_name:card_number'],
    [],
    [],
    ['external_transaction_id:external_id_scientific'],
  ]);
  const rows = await checkedRows('odd-texts.csv');
  expect(rows[0]?.record).toMatchObject({ concept_description: 'Tarjeta ···3704', payer_name: 'Ana ···1111' });
  expect(rows[1]?.record.payer_email).toBe('zw@ejemplo.example');
  expect(rows[2]?.record).toMatchObject({ concept_description: '<img src=x onerror=alert(1)>', payer_name: '=1+1' });
});

test.each([
  ['hidden-rows.xlsx', { sheet: 'Pagos', otherSheets: [] }],
  ['several-sheets.xlsx', { sheet: 'Pagos', otherSheets: ['Hoja2', 'Hoja3'] }],
  ['cover-sheet-first.xlsx', { sheet: 'Pagos', otherSheets: ['Carátula'] }],
])('%s: the chosen sheet and the other sheets are reported', async (name, notes) => {
  expect((await file(name)).notes).toMatchObject(notes);
});

/** Cases from public bug reports. A row that is read has its id, amount and due day; another row has its faults. */
test.each<[name: string, rows: readonly string[]]>([
  [
    'n01-id-nbsp.csv',
    ['BC 0001 1500.5 2026-12-31', ...Array.from({ length: 2 }, () => 'external_transaction_id:external_id_repeated')],
  ],
  ['n02-unseen-in-amount-date-type.csv', [1, 2, 3, 4, 5].map((id) => `N02-${id} 1500.5 2026-12-31`)],
  ['n03-heading-nbsp.csv', ['N03-1 1500.5 2026-12-31']],
  ['n04-title-above.csv', ['N04-1 1500.5 2026-12-31']],
  ['n06-formula-errors.csv', Array.from({ length: 11 }, () => 'concept_description:cell_error')],
  ['n09-sep-quoted.csv', ['N09-2 1500.5 2026-12-31']],
  [
    'n10-due.csv',
    [
      'N10-1 1500.5 2026-12-31',
      'due_date:due_date_invalid',
      ...[3, 4, 5, 6].map((id) => `N10-${id} 1500.5 2026-12-31`),
      'due_date:due_date_invalid',
      'due_date:due_date_far',
      'due_date:due_date_far',
    ],
  ],
  [
    'n11-formula-without-value.xlsx',
    [
      'concept_description:formula_without_value payer_name:formula_without_value due_date:formula_without_value',
      'due_date:formula_without_value',
    ],
  ],
  ['n12-id-became-date-or-truth.xlsx', Array.from({ length: 4 }, () => 'external_transaction_id:cell_changed')],
  ['n14-heading-line-break.xlsx', ['N14-1 1500.5 2026-12-31']],
  [
    'n15-invoice-ids.csv',
    [
      'FC A 0003-00001234 1500.5',
      'A-0003-00001235 1500.5',
      'FACT. B 0003-00001236 1500.5',
      'Cuota/Abril/2026 #12 1500.5',
      'fac-0009x 1500.5',
      'VERDADERO2 1500.5',
    ],
  ],
])('%s: rows are read, or have faults', async (name, expected) => {
  const inFile = new Set<string>();
  const came: string[] = [];
  for await (const row of (await file(name)).rows) {
    const { record, faults, read } = checkRow(row, { inFile, ofPayments: new Set(), now });
    inFile.add(record.external_transaction_id);
    const day = read?.dueDate ? [read.dueDate.slice(0, 10)] : [];
    came.push(
      read
        ? [record.external_transaction_id, read.amount, ...day].join(' ')
        : faults.map(({ column, code }) => `${column ?? 'row'}:${code}`).join(' '),
    );
  }
  expect(came).toEqual(expected);
});

test('n05-html.xls is refused as a web page, despite its name', async () => {
  await expect(file('n05-html.xls')).rejects.toMatchObject({ code: 'file_markup' });
});

test('a summary counts rows: one row with the same fault in three cells counts once', async () => {
  const { file: opened } = await openDraft(await readTable(bytesOf('error-cells.xlsx')), {}, now);
  expect(opened.kind === 'read' && opened.draft.summary()).toMatchObject({
    rowCount: 2,
    readable: { count: 0, sum: '0.00' },
    faults: [{ code: 'cell_error', count: 2 }],
  });
});

test.each(
  readdirSync(new URL('../cases/', import.meta.url)).filter(
    (name) => !name.startsWith('converter') && !['n05-html.xls', 'read-only.xlsx', 'with-password.xlsx'].includes(name),
  ),
)('%s keeps its rows, lines and columns with faults when it is sent from a draft', async (name) => {
  const rowsOf = async (bytes: Uint8Array) => {
    const rows: object[] = [];
    for await (const row of (await openImportFile(bytes)).rows) {
      const { faults, read, record } = checkRow(row, { inFile: new Set(), ofPayments: new Set(), now });
      rows.push({
        line: row.line,
        index: row.index,
        read,
        record: read && record,
        columns: faults.map(({ column }) => column),
      });
    }
    return rows;
  };
  const { file: opened } = await openDraft(await readTable(bytesOf(name)), {}, now);
  if (opened.kind === 'refused') throw opened.refusal;
  expect(await rowsOf(opened.draft.file())).toEqual(await rowsOf(bytesOf(name)));
});
