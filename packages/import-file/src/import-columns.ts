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

/** A column of the file. */
export interface ImportColumn {
  readonly name: ImportColumnName;
  /** As the template has it; case, accents, kinds of blanks and marks around it do not matter. */
  readonly heading: string;
  readonly required: boolean;
  readonly explanation: string;
  readonly example: string;
}

/** Texts of a row, by the names of the columns; empty where the cell is, or without the column. */
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

/** Columns of the file with the rows in error: they may be there, and are not read. */
const IGNORED: ReadonlySet<string> = new Set(['fila', 'error']);

/** A column of the template, or one that is passed over. */
export type MatchedColumn = ImportColumnName | 'ignored';

/** Columns that a person chose for headings of a file, by the folded text of the heading. */
export type ColumnMatches = Readonly<Record<string, MatchedColumn>>;

/** The text of a heading as it is compared: without case, accents and the marks around it. */
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

/** Heading of a column of the template. */
export const headingOf = (column: ImportColumnName): string =>
  importColumns.find(({ name }) => name === column)?.heading ?? column;

/** Number of the columns of the template that a row has headings of. */
export const knownHeadings = (cells: CellRow, matches: ColumnMatches = {}): number => {
  const known = cells.map((cell) => matchOf(textOf(cell), matches));
  return new Set(known.filter((column) => column !== undefined && column !== 'ignored')).size;
};

/** Name of a column without a heading, by its place as a spreadsheet counts: `Columna A`. */
export const untitledHeading = (place: number): string =>
  `Columna ${place < LETTERS ? '' : letterAt(Math.floor(place / LETTERS) - 1)}${letterAt(place % LETTERS)}`;

/** The column that a heading means; undefined for one that nobody knows. */
export const matchOf = (heading: string, matches: ColumnMatches): MatchedColumn | undefined => {
  const folded = foldedHeading(heading);
  if (Object.hasOwn(matches, folded)) return matches[folded];
  return byHeading.get(folded) ?? (IGNORED.has(folded) ? 'ignored' : undefined);
};

/** A place of the heading: its column, or none where it has no text. */
export type HeadingPlace = MatchedColumn | undefined;

/**
 * Finds the column at each place of the heading.
 * @param heading texts, as `headingTexts` has them
 * @param isChosen a person said that the row is the heading: then it is one, whatever its texts
 * @throws FileRefusal
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
