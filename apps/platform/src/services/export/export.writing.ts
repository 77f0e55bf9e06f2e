import type { Export } from '@backoffice/contracts/export';
import type { Readable } from 'node:stream';
import type { Database } from '../../database/open-database.ts';
import { csvContent } from './csv.content.ts';
import { ExportFailure } from './export.failure.ts';
import type { ExportFiles } from './export.files.ts';
import { listOf } from './export.lists.ts';
import { localTime, type Sheet } from './export.sheet.ts';
import { jsonContent } from './json.content.ts';
import { xlsxContent } from './xlsx.content.ts';

interface Format {
  readonly content: (sheet: Sheet) => Readable;
  readonly contentType: string;
  readonly maxRecords: number;
}

const formats: ReadonlyMap<string, Format> = new Map([
  [
    'xlsx',
    {
      content: xlsxContent,
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      maxRecords: 2 ** 20 - 1, // limit of Excel, minus the heading
    },
  ],
  ['csv', { content: csvContent, contentType: 'text/csv; charset=utf-8', maxRecords: Infinity }],
  ['json', { content: jsonContent, contentType: 'application/json; charset=utf-8', maxRecords: Infinity }],
]);

/**
 * Finds the writer of a format.
 * @throws Error for an unknown format
 */
export function formatOf({ format }: Pick<Export, 'format'>): Format {
  const known = formats.get(format);
  if (known === undefined) throw new Error(`There is no format "${format}".`);
  return known;
}

/** Number of documents that are read at once. */
const batchSize = 500;

/** Dependencies and callbacks of the writing of a file. */
export interface Writing {
  readonly db: Database;
  readonly files: ExportFiles;
  readonly counted?: (records: number) => Promise<void>;
  /** Runs before each batch is read. An error that it throws ends the writing. */
  readonly before?: () => Promise<void>;
  /** Runs after each batch, with the number of rows written so far. */
  readonly after?: (processed: number) => Promise<void>;
}

type Written = Pick<Export, 'status' | 'records' | 'processed_records' | 'file_name' | 'file_size'>;

/**
 * Writes the file of an export in batches, with the rows that match now. Returns the changed fields of the export.
 * @throws ExportFailure for more records than the format allows
 */
export async function writeExport(exported: Export, writing: Writing): Promise<Written> {
  const { db, files } = writing;
  const { content, maxRecords } = formatOf(exported);
  const list = listOf(exported);
  const ids = await list.matching(db, exported.filter);
  if (ids.length > maxRecords) throw new ExportFailure('too_many_records', `More than ${maxRecords} records.`);
  await writing.counted?.(ids.length);
  const { columns, rows } = list.reader(db, exported.columns, exported.filter);

  async function* batches() {
    for (let start = 0; start === 0 || start < ids.length; start += batchSize) {
      await writing.before?.();
      const batch = ids.slice(start, start + batchSize);
      yield await rows(batch);
      await writing.after?.(start + batch.length);
    }
  }
  const size = await files.write(
    exported,
    content({ name: list.texts.sheet, records: ids.length, columns, batches: batches() }),
  );
  return {
    status: 'finished',
    records: ids.length,
    processed_records: ids.length,
    file_name: `${list.texts.file}_${localTime(exported.created_date).replace(' ', '_').replaceAll(':', '')}.${exported.format}`,
    file_size: size,
  };
}
