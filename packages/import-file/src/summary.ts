import type { ImportColumnName, ImportRecord } from './import-columns.ts';
import { openImportFile } from './import-rows.ts';
import { checkRow, type RowFaultCode } from './row-check.ts';
import type { WorkbookNotes } from './table.ts';

/** A fault in a file: how many rows have it, and the first of them. */
export interface FaultSummary {
  readonly code: RowFaultCode;
  readonly count: number;
  /** Rows of the spreadsheet, the heading counted; the first few. */
  readonly lines: readonly number[];
}

/** A row with a fault in some of its cells. */
export interface PreviewRow {
  readonly line: number;
  readonly record: ImportRecord;
  /** Codes of the faults by column; under an empty name those of the whole row. */
  readonly faults: Readonly<Partial<Record<ImportColumnName | '', RowFaultCode>>>;
}

/** A whole file as it is understood, before it is sent. */
export interface ImportSummary {
  readonly columns: readonly ImportColumnName[];
  readonly notes: WorkbookNotes | null;
  readonly rowCount: number;
  /** Rows that can be payments, and their sum in pesos as decimal text with two decimals. */
  readonly readable: { readonly count: number; readonly sum: string };
  /** Kinds of faults, the most frequent first. */
  readonly faults: readonly FaultSummary[];
  /** The first rows with a fault, or the first rows where none has one. */
  readonly rows: readonly PreviewRow[];
}

/** Rows of a fault that are named. */
const LINES = 5;

/** Limits of a summary. */
interface SummaryOptions {
  /** Rows that are shown. */
  readonly most: number;
  readonly now: Date;
}

/** Reads all rows of a file and checks each. @throws FileRefusal for a file that is no import */
export async function summarizeImportFile(bytes: Uint8Array, { most, now }: SummaryOptions): Promise<ImportSummary> {
  const { columns, notes, rows } = await openImportFile(bytes);
  const inFile = new Set<string>();
  const ofPayments = new Set<string>();
  const faults = new Map<RowFaultCode, { count: number; lines: number[] }>();
  const first: PreviewRow[] = [];
  const faulty: PreviewRow[] = [];
  let rowCount = 0;
  let count = 0;
  let cents = 0;
  for await (const row of rows) {
    const checked = checkRow(row, { inFile, ofPayments, now });
    const { record } = checked;
    inFile.add(record.external_transaction_id);
    rowCount += 1;
    if (checked.read) {
      count += 1;
      cents += Math.round(checked.read.amount * 100);
    }
    // a row with the same fault in two cells is one row
    for (const code of new Set(checked.faults.map((fault) => fault.code))) {
      const known = faults.get(code) ?? { count: 0, lines: [] };
      if (known.lines.length < LINES) known.lines.push(row.line);
      faults.set(code, { count: known.count + 1, lines: known.lines });
    }
    const shown = checked.faults.length > 0 ? faulty : first;
    if (shown.length < most)
      shown.push({
        line: row.line,
        record,
        faults: Object.fromEntries(checked.faults.map(({ column, code }) => [column ?? '', code])),
      });
  }
  return {
    columns,
    notes,
    rowCount,
    readable: { count, sum: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}` },
    faults: Array.from(faults, ([code, known]) => ({ code, ...known })).sort((one, other) => other.count - one.count),
    rows: faulty.length > 0 ? faulty : first,
  };
}
