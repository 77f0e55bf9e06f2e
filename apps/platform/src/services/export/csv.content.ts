import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine, guardedText } from '@backoffice/import-file';
import { type Cell, withLabel, localTime, type Sheet, type SheetColumn } from './export.sheet.ts';

/** Writes CSV for spreadsheets in Argentina: UTF-8 with a byte order mark, `;` between cells, decimal comma. */
export const csvContent = (sheet: Sheet): Readable => Readable.from(csvText(sheet), { objectMode: false });

async function* csvText({ columns, batches }: Sheet): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ heading }) => heading));
  for await (const rows of batches) {
    const text = rows.map((cells) =>
      csvLine(columns.map((column, place) => written(withLabel(cells[place] ?? null, column), column))),
    );
    if (text.length > 0) yield text.join('');
  }
}

function written(cell: Cell, { kind }: SheetColumn): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return kind === 'amount' ? cell.toFixed(2).replace('.', ',') : String(cell);
  return kind === 'moment' ? momentText(cell) : guardedText(cell);
}

const momentText = (iso: string): string => localTime(iso).replace(/^(\d+)-(\d+)-(\d+)/, '$3/$2/$1');
