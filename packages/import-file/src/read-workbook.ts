import { read, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { windowsLetter } from './decode-text.ts';
import { findHeading } from './heading.ts';
import { FileRefusal } from './file-refusal.ts';
import { hasText, textOf, type Cell, type CellRow, type Table } from './table.ts';

/** Integers below this value are exact: a spreadsheet keeps 15 digits. */
const EXACT = 1e15;

const plainNumber = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 10 });

const two = (part: number): string => String(part).padStart(2, '0');

/** First year of Excel's date systems. An earlier date is a time of day. */
const FIRST_YEAR = 1900;

/** Formats a date cell as a person types it. The library returns dates of both date systems as midnight in UTC. */
const dayCell = (moment: Date, shown: string): Cell => {
  if (Number.isNaN(moment.getTime())) return { text: shown, fault: 'cell_error' };
  const year = moment.getUTCFullYear();
  if (year < FIRST_YEAR) return { text: shown, fault: 'cell_changed' };
  const text = `${two(moment.getUTCDate())}/${two(moment.getUTCMonth() + 1)}/${year}`;
  return { text, fault: 'cell_changed', meantFor: 'due_date' };
};

/**
 * Formats a number as a person types it, with a decimal comma. A decimal dot could be read as a thousands separator.
 */
const numberCell = (value: number, format: string, shown: string): Cell => {
  if (Math.abs(value) >= EXACT) return { text: shown, fault: 'number_too_long' };
  // leading zeros of the number format belong to an identifier
  if (/^0{2,}$/.test(format) && Number.isInteger(value)) return shown;
  if (format.replaceAll(/"[^"]*"|\\./g, '').includes('%')) return { text: shown, fault: 'cell_changed' };
  const text = plainNumber.format(value).replace('.', ',');
  return Number.isInteger(value) ? text : { text, fault: 'cell_changed', meantFor: 'amount' };
};

/** Part of a formula that may return an empty text: `=IF(A2="","",A2)`. */
const MAY_BE_EMPTY = '""';

/** Control characters that stand for Windows-1252 characters in old workbooks. */
const OLD_CONTROLS = /[\u0080-\u009f]/g;

/** Returns true for a formula without a stored value. */
const isWithoutValue = ({ t: type, v: value, f: formula }: CellObject): boolean =>
  formula !== undefined && (type === 'z' || value === undefined || (value === '' && !formula.includes(MAY_BE_EMPTY)));

const cellOf = (cell: CellObject | undefined): Cell => {
  if (cell === undefined) return '';
  const { t: type, v: value, z: format = '', w: shown = '' } = cell;
  if (isWithoutValue(cell)) return { text: `=${cell.f ?? ''}`, fault: 'formula_without_value' };
  if (type === 'z') return '';
  if (type === 'e') return { text: shown === '' ? '#ERROR' : shown, fault: 'cell_error' };
  if (value instanceof Date) return dayCell(value, shown);
  if (typeof value === 'number') return numberCell(value, String(format), shown);
  if (typeof value === 'boolean') return { text: value ? 'VERDADERO' : 'FALSO', fault: 'cell_changed' };
  return (value ?? '').replaceAll(OLD_CONTROLS, windowsLetter);
};

const rowsOf = (sheet: WorkSheet): CellRow[] => {
  const rows: (CellObject | undefined)[][] = sheet['!data'] ?? [];
  // skipped rows are holes in the array
  return Array.from(rows, (row: (CellObject | undefined)[] | undefined) =>
    Array.from(row ?? [], (cell) => cellOf(cell)),
  );
};

const opened = (bytes: Uint8Array): WorkBook => {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      raw: true,
      cellNF: true,
      cellDates: true,
      UTC: true,
      cellStyles: true, // required to get hidden rows
      cellFormula: true,
      cellHTML: false,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/password|encrypt/i.test(message)) throw new FileRefusal('workbook_encrypted');
    throw new FileRefusal(/unsupported|unrecognized/i.test(message) ? 'file_type_unknown' : 'workbook_broken');
  }
};

/** Value of `Hidden` for a visible sheet. */
const SHOWN = 0;

/**
 * Reads a workbook (xlsx, xlsb, xls, ods). It takes the first visible sheet with template headings, or else the first
 * visible sheet with cells.
 * @param wanted name of the sheet to read instead
 * @throws FileRefusal
 */
export function readWorkbook(bytes: Uint8Array, wanted?: string): Table {
  const { SheetNames: names, Sheets: byName, Workbook: about } = opened(bytes);
  const sheets = names.flatMap((name, place) => {
    const sheet = byName[name];
    const isShown = (about?.Sheets?.[place]?.Hidden ?? SHOWN) === SHOWN;
    return sheet ? { name, sheet, isShown, rows: rowsOf(sheet) } : [];
  });
  const all = sheets.filter(({ rows }) => rows.some(hasText));
  const filled = all.filter(({ isShown }) => isShown);
  const chosen =
    all.find(({ name }) => name === wanted) ??
    filled.find(({ rows }) => findHeading(rows)?.isKnown === true) ??
    filled[0];
  if (chosen === undefined) throw new FileRefusal('heading_missing');
  return {
    rows: chosen.rows,
    notes: {
      sheet: chosen.name,
      otherSheets: filled.filter((one) => one !== chosen).map(({ name }) => name),
      hiddenSheets: all.filter((one) => one !== chosen && !one.isShown).map(({ name }) => name),
      hiddenRows: (chosen.sheet['!rows'] ?? []).filter((row, place) => row.hidden && hasText(chosen.rows[place] ?? []))
        .length,
      hiddenColumns: (chosen.sheet['!cols'] ?? []).filter(
        (column, place) => column.hidden && chosen.rows.some((cells) => textOf(cells[place]) !== ''),
      ).length,
      mergedAreas: chosen.sheet['!merges']?.length ?? 0,
    },
  };
}
