import { utils, write, type CellObject } from '@e965/xlsx';
import { choicesOf, type Choices } from './random.ts';
import {
  aConcept,
  aDay,
  anAmount,
  anEmail,
  anId,
  disguised,
  visibleTextOf,
  type GeneratedCell,
} from './generated-cell.ts';

/** A row of a generated file. */
export interface GeneratedRow {
  readonly id: GeneratedCell;
  readonly concept: GeneratedCell;
  readonly amount: GeneratedCell;
  readonly email: GeneratedCell;
  readonly due: GeneratedCell;
}

/** A generated file, with the values that its reader must return. */
export interface GeneratedFile {
  readonly seed: number;
  /** Reader for which the file was generated: the import, or a configuration of the converter. */
  readonly kind: 'import' | 'headed' | 'fixed';
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly rows: readonly GeneratedRow[];
  /** True where everything has a usual form, and the file has to be read. */
  readonly isPlain: boolean;
  /** Rows of a usual form in a usual table. Each has to be read, even if others have a fault. */
  readonly plainRows: readonly GeneratedRow[];
}

/** First and last characters of the columns of a generated file of fixed widths. */
export const fixedColumns = {
  id: [1, 15],
  concept: [16, 25],
  identification: [26, 36],
  amount: [37, 48],
  email: [49, 98],
} as const;

const names = ['id', 'concept', 'amount', 'email', 'due'] as const;
const headings = {
  id: 'Id externo',
  concept: 'Código de concepto',
  amount: 'Importe',
  email: 'E-mail del pagador',
  due: 'Vencimiento',
};
const foreign = { id: 'factura', concept: 'rubro', amount: 'total', email: 'correo', due: 'vence' };

const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const rowsOf = (choices: Choices, longest: number): GeneratedRow[] => {
  const rows: GeneratedRow[] = [];
  const count = choices.between(1, 4);
  while (rows.length < count) {
    const before = rows.length > 0 && choices.chance(0.3) ? choices.pick(rows).id : undefined;
    const made = before ?? anId(choices, longest);
    const text = before || choices.chance(0.2) ? disguised(made.text, choices) : made.text;
    const id = { text, expected: made.expected, isPlain: made.isPlain && text === made.text };
    rows.push({
      id,
      concept: aConcept(choices),
      amount: anAmount(choices),
      email: anEmail(choices),
      due: aDay(choices),
    });
  }
  return rows;
};

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Adds cells around the table at random: titles above, a column of numbers, or totals below. */
const around = (
  rows: readonly (readonly string[])[],
  { chance, pick }: Choices,
): { rows: string[][]; isPlain: boolean } => {
  const [isTitled, isNumbered, isSummed] = [chance(0.1), chance(0.1), chance(0.1)];
  const all = rows.map((cells, place) => (isNumbered ? [place === 0 ? '' : String(place - 1), ...cells] : [...cells]));
  if (isTitled) all.unshift([pick(['Estudio Ejemplo SRL', 'Cobranzas al 30/11/2026', 'Listado'])], []);
  if (isSummed) all.push([pick(['Total', 'TOTAL GENERAL', 'Subtotal']), '', '1000,00']);
  return { rows: all, isPlain: !isTitled && !isNumbered && !isSummed };
};

const csvOf = (choices: Choices, titles: typeof headings, rows: readonly GeneratedRow[]) => {
  const { pick, chance } = choices;
  const separator = titles === foreign ? ';' : pick([';', ',', '\t', '|']);
  const order = [...names].sort(() => (chance(0.5) ? 1 : -1));
  const heading = order.map((name) => titles[name]);
  const isOdd = chance(0.1);
  const shown = isOdd
    ? heading.map((text) => pick([text.replaceAll(' ', '\u00a0'), `${text}:`, ` ${text}\u200b`, text.toUpperCase()]))
    : heading;
  const repeats = titles === foreign && chance(0.1);
  const cells = rows.map((row) => [...order.map((name) => row[name].text), ...(repeats ? [row.amount.text] : [])]);
  const extra = chance(0.1);
  const table = around(
    [[...shown, ...(repeats ? [titles.amount] : [])], ...cells.map((row) => (extra ? [...row, 'x'] : row))],
    choices,
  );
  const text = table.rows
    .map((row) => row.map((cell) => quoted(cell, separator)).join(separator))
    .join(pick(['\r\n', '\n', '\r']));
  const plain = table.isPlain && !isOdd && !extra && !repeats;
  const bytes = chance(0.2)
    ? new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
    : encoded(`${chance(0.3) ? '\uFEFF' : ''}${text}`);
  return { bytes, isPlain: plain, isAmbiguous: extra || repeats };
};

/** Returns a cell as a spreadsheet stores it, such as text, number or date, with the expected value. */
const cellOf = (
  written: GeneratedCell,
  name: (typeof names)[number],
  { chance, pick }: Choices,
): readonly [CellObject | undefined, GeneratedCell] => {
  const nobody: GeneratedCell = { text: '', expected: null, isPlain: false };
  if (chance(0.06)) return [{ t: 'n', f: 'DATE(2027,3,31)' }, nobody];
  if (chance(0.04)) return [{ t: 'e', v: pick([0x07, 0x17, 0x2a]) }, nobody];
  if (chance(0.04) && name !== 'due') return [{ t: 'n', v: 46_113, z: 'dd/mm/yyyy' }, nobody];
  if (chance(0.04)) return [{ t: 'b', v: chance(0.5) }, nobody];
  if (name === 'amount' && chance(0.1)) return [{ t: 'n', v: 0.15, z: '0%' }, nobody];
  if (name === 'amount' && written.isPlain && written.expected !== null && chance(0.5))
    return [{ t: 'n', v: Number(written.expected), z: pick(['General', '#,##0.00']) }, written];
  return [written.text === '' ? undefined : { t: 's', v: written.text }, written];
};

const workbookOf = (choices: Choices, given: readonly GeneratedRow[]) => {
  const sheet = utils.aoa_to_sheet([names.map((name) => headings[name])]);
  const rows = given.map((row, line): GeneratedRow => {
    const written = names.map((name, place) => {
      const [cell, expected] = cellOf(row[name], name, choices);
      if (cell) sheet[utils.encode_cell({ r: line + 1, c: place })] = cell;
      return [name, expected] as const;
    });
    return { ...row, ...Object.fromEntries(written) };
  });
  sheet['!ref'] = `A1:E${rows.length + 1}`;
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Pagos');
  return { bytes: new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' })), rows };
};

/** Units in which a program may count: characters as a person does, those of UTF-16, or bytes. */
const counts: readonly ((text: string) => number)[] = [
  (text) => Array.from(text.normalize('NFC')).length,
  (text) => Array.from(text.normalize('NFC')).length,
  (text) => text.length,
  (text) => encoded(text).length,
];

const fixedOf = (choices: Choices, given: readonly GeneratedRow[]) => {
  const { pick, chance } = choices;
  const count = pick(counts);
  const padded = (text: string, [first, last]: readonly [number, number], isRight = false): string => {
    const blanks = ' '.repeat(Math.max(last - first + 1 - count(text), 0));
    return isRight ? blanks + text : text + blanks;
  };
  const usual: GeneratedCell = { text: 'CUOTA', expected: 'CUOTA', isPlain: true };
  const rows = given.map((row): GeneratedRow => {
    // a program cuts a text that is longer than its column, so the file shows the shorter text
    const concept = count(row.concept.text) > 10 ? usual : row.concept;
    let cut = row.id.text;
    while (count(cut) > 15) cut = Array.from(cut).slice(0, -1).join('');
    const id = { ...row.id, text: cut, expected: visibleTextOf(cut) };
    const digits = (row.amount.expected ?? '').replace('.', '').replace(/^0+/, '');
    const text = chance(0.7) ? digits.padStart(12, '0') : digits;
    return {
      ...row,
      id,
      concept,
      amount: { text, expected: row.amount.expected, isPlain: row.amount.expected !== null },
      due: { text: '', expected: '', isPlain: true },
    };
  });
  const lines = rows.map(({ id, concept, amount, email }) =>
    [
      padded(id.text, fixedColumns.id),
      padded(concept.text, fixedColumns.concept),
      ' '.repeat(11),
      padded(amount.text, fixedColumns.amount, true),
      padded(email.text, fixedColumns.email),
    ].join(''),
  );
  return { bytes: encoded(lines.join('\r\n')), rows };
};

const isPlainRow = (row: GeneratedRow): boolean => names.every((name) => row[name].isPlain);
const idOf = ({ id }: GeneratedRow): string => visibleTextOf(id.text);

/** Returns the rows of a usual form whose id no other row has. */
const plainOf = (rows: readonly GeneratedRow[]): GeneratedRow[] =>
  rows.filter((row) => isPlainRow(row) && rows.every((other) => other === row || idOf(other) !== idOf(row)));
const hasTwins = (rows: readonly GeneratedRow[]): boolean => new Set(rows.map(idOf)).size < rows.length;

/** Marks a row as one that has to have a fault. */
const ambiguous = (row: GeneratedRow): GeneratedRow => ({ ...row, amount: { ...row.amount, expected: null } });

/** Generates the file of a seed. */
export function generatedFile(seed: number): GeneratedFile {
  const choices = choicesOf(seed);
  const kind = choices.pick(['import', 'import', 'headed', 'fixed'] as const);
  const given = rowsOf(choices, kind === 'fixed' ? 15 : 60);
  const isPlain = (rows: readonly GeneratedRow[]): boolean => rows.every(isPlainRow) && !hasTwins(rows);
  if (kind === 'fixed') {
    const { bytes, rows } = fixedOf(choices, given);
    return { seed, kind, bytes, rows, isPlain: isPlain(rows), plainRows: plainOf(rows) };
  }
  if (kind === 'import' && choices.chance(0.4)) {
    const { bytes, rows } = workbookOf(choices, given);
    return { seed, kind, bytes, rows, isPlain: isPlain(rows), plainRows: plainOf(rows) };
  }
  const made = csvOf(choices, kind === 'import' ? headings : foreign, given);
  const rows = made.isAmbiguous ? given.map(ambiguous) : given;
  const plainRows = made.isPlain ? plainOf(given) : [];
  return { seed, kind, bytes: made.bytes, rows, isPlain: made.isPlain && isPlain(given), plainRows };
}
