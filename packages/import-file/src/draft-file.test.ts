// Guards: When the file of a draft is read, a row whose fault nobody corrected has the fault again. Other rows keep
// their values.
import { utils, write, type CellObject } from '@e965/xlsx';
import {
  openDraft,
  openImportFile,
  readTable,
  checkRow,
  FileRefusal,
  type CheckedRow,
  type ImportRow,
} from './index.ts';
import { generatedFile } from './testing/index.ts';
import { choicesOf } from './testing/random.ts';

const now = new Date('2026-11-25T12:00:00Z');
const FILES = 300;

/** Checks rows as an import does. Returns them by line. */
const checkedByLine = async (rows: AsyncIterable<ImportRow>): Promise<Map<number, CheckedRow>> => {
  const checked = new Map<number, CheckedRow>();
  const inFile = new Set<string>();
  for await (const row of rows) {
    const result = checkRow(row, { inFile, ofPayments: new Set(), now });
    inFile.add(result.record.external_transaction_id);
    checked.set(row.line, result);
  }
  return checked;
};

/** Returns what must be equal in the file of the draft: the values of the row, or the fault of each cell. */
const contentOf = ({ read, record, faults }: CheckedRow): string =>
  JSON.stringify(read === null ? faults.map(({ column, code }) => `${column ?? 'row'}:${code}`) : [read, record]);

/** Returns the rows that differ between the opened file and the file of its unchanged draft. */
const changedIn = async (bytes: Uint8Array): Promise<string[]> => {
  const { file } = await openDraft(await readTable(bytes), {}, now);
  if (file.kind === 'refused') return [];
  const before = await checkedByLine((await openImportFile(bytes)).rows);
  const after = await checkedByLine((await openImportFile(file.draft.file())).rows);
  return Array.from(before, ([line, row]) => [contentOf(row), after.get(line)] as const).flatMap(([content, again]) =>
    again !== undefined && contentOf(again) === content ? [] : [`${content} → ${again ? contentOf(again) : 'no row'}`],
  );
};

const heading = 'Id externo;Código de concepto;Concepto;Importe;E-mail del pagador;Tipo de identificación;Vencimiento';
const usual = ['A', 'C', 'Cuota', '10', 'a@b.co', '', ''];

/** Control characters that a csv file may contain, and texts that look like damage or protection. */
const odd = [
  '\u007f',
  '\u0081',
  '\u0099',
  '\u009f',
  '"',
  ';',
  "'=1",
  '=1+1',
  '#VALOR!',
  'VERDADERO',
  '31/12/2026',
  '-',
];

/** Writes a csv file whose cells have odd characters at random places. */
const oddFile = (seed: number): Uint8Array => {
  const { pick, between, chance } = choicesOf(seed);
  const cell = (text: string): string => {
    if (!chance(0.2)) return text;
    if (chance(0.3)) return pick(odd);
    const at = between(0, text.length);
    return `${text.slice(0, at)}${pick(odd)}${text.slice(at)}`;
  };
  const rows = Array.from({ length: 4 }, (_, place) => [`A${place}`, ...usual.slice(1)].map(cell));
  const quoted = rows.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(';'));
  return new TextEncoder().encode([heading, ...quoted].join('\n'));
};

test.each([
  ['generated files', (seed: number) => generatedFile(seed).bytes],
  ['files with odd characters', oddFile],
])('%s keep the faults and values of their rows when they are sent from a draft', async (_kind, fileOf) => {
  const changed: string[] = [];
  for (let seed = 0; seed < FILES; seed += 1) {
    try {
      changed.push(...(await changedIn(fileOf(seed))).map((row) => `seed ${seed}: ${row}`));
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error;
    }
  }
  expect(changed).toEqual([]);
});

test('a workbook keeps faults that csv has no text for: control characters, and numbers that show no digits', async () => {
  const hidden: CellObject = { t: 'n', v: 1e20, z: ';;;' };
  const rows = [
    usual.with(1, 'C\u0001D'),
    usual.with(0, 'B\u007f'),
    [hidden, ...usual.slice(1)],
    ['D', 'C', '\u0001', ...usual.slice(3)],
  ];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([heading.split(';'), ...rows]), 'Pagos');
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }));
  const codes = Array.from(
    (await checkedByLine((await openImportFile(bytes)).rows)).values(),
    ({ faults }) => faults[0]?.code,
  );
  expect(codes).toEqual(['text_unreadable', 'text_unreadable', 'number_too_long', 'text_unreadable']);
  expect(await changedIn(bytes)).toEqual([]);
});
