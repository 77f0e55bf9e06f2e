import { visibleText } from '@backoffice/validators';
import { FileRefusal } from './file-refusal.ts';
import { textOf, type CellRow } from './table.ts';

/** Name of a column in the import service. */
export type ImportColumnName =
  | 'external_transaction_id'
  | 'concept_id'
  | 'concept_description'
  | 'amount'
  | 'payer_name'
  | 'payer_email'
  | 'identification_type'
  | 'identification_number'
  | 'due_date';

/** Column of an import file. */
export interface ImportColumn {
  readonly name: ImportColumnName;
  /** Heading in the template. Case, accents, kinds of spaces and surrounding punctuation are ignored in comparisons. */
  readonly heading: string;
  readonly required: boolean;
  readonly explanation: string;
  readonly example: string;
}

/** Texts of a row by column. Empty for an empty cell or a missing column. */
export type ImportRecord = { readonly [Name in ImportColumnName]: string };

/** Columns of the file, in the order of the template. */
export const importColumns: readonly ImportColumn[] = [
  {
    name: 'external_transaction_id',
    heading: 'Id externo',
    required: true,
    explanation: 'Identificador del pago en el sistema de la entidad. No se repite.',
    example: 'FAC-0001',
  },
  {
    name: 'concept_id',
    heading: 'Código de concepto',
    required: true,
    explanation: 'Código de lo que se paga.',
    example: 'CUOTA',
  },
  {
    name: 'concept_description',
    heading: 'Concepto',
    required: false,
    explanation: 'Nombre de lo que se paga. Sin él se usa el código.',
    example: 'Cuota mensual',
  },
  {
    name: 'amount',
    heading: 'Importe',
    required: true,
    explanation: 'En pesos, mayor que cero, con dos decimales como máximo.',
    example: '16349,54',
  },
  {
    name: 'payer_name',
    heading: 'Nombre del pagador',
    required: false,
    explanation: 'Nombre y apellido, o razón social.',
    example: 'Ana Pérez',
  },
  {
    name: 'payer_email',
    heading: 'E-mail del pagador',
    required: true,
    explanation: 'Dirección a la que se avisa.',
    example: 'ana.perez@correo.example',
  },
  {
    name: 'identification_type',
    heading: 'Tipo de identificación',
    required: false,
    explanation: 'DNI, CUIT o CUIL.',
    example: 'DNI',
  },
  {
    name: 'identification_number',
    heading: 'Número de identificación',
    required: false,
    explanation: 'Con o sin puntos y guiones.',
    example: '29770162',
  },
  {
    name: 'due_date',
    heading: 'Vencimiento',
    required: false,
    explanation: 'Como 31/12/2026. Sin él, a los diez días.',
    example: '31/12/2026',
  },
];

/** Further columns in the downloaded file of faulty rows. An import ignores them. */
const IGNORED: ReadonlySet<string> = new Set(['fila', 'error']);

/** Column of the template, or a column to ignore. */
export type MatchedColumn = ImportColumnName | 'ignored';

/** Columns that a person assigned to headings, by the normalized heading. */
export type ColumnMatches = Readonly<Record<string, MatchedColumn>>;

/** Normalizes a heading for comparison: lower case, without accents and surrounding punctuation. */
export const foldedHeading = (text: string): string =>
  visibleText(text)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/^[ *:.()]+|[ *:.()]+$/g, '')
    .toLowerCase();

const LETTERS = 26;

const letterAt = (place: number): string => String.fromCharCode(65 + place);

const byHeading: ReadonlyMap<string, ImportColumnName> = new Map(
  importColumns.flatMap(({ name, heading }) => [
    [foldedHeading(heading), name],
    [name, name],
  ]),
);

/** Returns the heading of a column in the template. */
export const headingOf = (column: ImportColumnName): string =>
  importColumns.find(({ name }) => name === column)?.heading ?? column;

/** Returns the number of template columns whose heading is in the row. */
export const knownHeadings = (cells: CellRow, matches: ColumnMatches = {}): number => {
  const known = cells.map((cell) => matchOf(textOf(cell), matches));
  return new Set(known.filter((column) => column !== undefined && column !== 'ignored')).size;
};

/** Returns the letters of a column as a spreadsheet has them: `A` to `Z`, then `AA`. */
const lettersAt = (place: number): string =>
  `${place < LETTERS ? '' : lettersAt(Math.floor(place / LETTERS) - 1)}${letterAt(place % LETTERS)}`;

/** Returns the name of a column without a heading, by its letters: `Columna A`. */
export const untitledHeading = (place: number): string => `Columna ${lettersAt(place)}`;

/** Returns the column of a heading. Undefined for an unknown heading. */
export const matchOf = (heading: string, matches: ColumnMatches): MatchedColumn | undefined => {
  const folded = foldedHeading(heading);
  if (Object.hasOwn(matches, folded)) return matches[folded];
  return byHeading.get(folded) ?? (IGNORED.has(folded) ? 'ignored' : undefined);
};

/** Column at one position of the heading. Undefined for an empty heading. */
export type HeadingPlace = MatchedColumn | undefined;

/**
 * Assigns a column to each position of the heading.
 * @param heading texts from `headingTexts`
 * @param matches columns that a person assigned
 * @param isChosen true if a person chose the row. It then counts as the heading, even without known texts
 * @throws FileRefusal for a row without known headings, or for unknown, repeated or missing columns
 */
export function columnsOf(
  heading: readonly string[],
  matches: ColumnMatches = {},
  isChosen = false,
): readonly HeadingPlace[] {
  const places = heading.map((text) => ({ text, column: matchOf(text, matches) }));
  const named = places.filter(({ text }) => text !== '');
  const known = named.flatMap(({ column }) => (column === undefined || column === 'ignored' ? [] : [column]));
  const isHeading = isChosen || named.some(({ column }) => column !== undefined);
  if (!isHeading) throw new FileRefusal('heading_missing');
  const unknown = named.filter(({ column }) => column === undefined).map(({ text }) => text);
  if (unknown.length > 0) throw new FileRefusal('columns_unknown', unknown);
  const repeated = known.filter((column, place) => known.indexOf(column) < place);
  if (repeated.length > 0) throw new FileRefusal('columns_repeated', repeated.map(headingOf));
  const missing = importColumns.filter(({ required, name }) => required && !known.includes(name));
  if (missing.length > 0)
    throw new FileRefusal(
      'columns_missing',
      missing.map(({ heading: text }) => text),
    );
  return places.map(({ text, column }) => (text === '' ? undefined : column));
}
