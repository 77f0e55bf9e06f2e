import { importFileOf, importLimits } from '@backoffice/import-file';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { tableOf } from '../../shared/read-table.ts';
import { fileProblem } from '../../shared/file-problem.ts';
import { Problem } from '../../shared/problem.ts';
import { collectors } from '../collector/collector.table.ts';
import type { BodyFile, MultipartBody } from '../../shared/multipart.ts';
import { anImport } from './import.builder.ts';
import { createImportRepository } from './import.repository.ts';
import type { KeptImport } from './import.table.ts';

/** Matches that an import requires. */
type Matches = Pick<KeptImport, 'match_payer' | 'match_concept' | 'match_identification'>;

/** A request for an import, checked. */
export interface ImportRequest extends Matches {
  readonly collector_id: string;
  readonly file: BodyFile;
}

const flag = (fields: MultipartBody['fields'], name: string): boolean => {
  const value = fields[name] ?? 'false';
  if (value !== 'true' && value !== 'false')
    throw new Problem(400, 'invalid_body', `${name} is true or false.`, { fields: { [name]: 'true or false' } });
  return value === 'true';
};

/** B217: identification excludes the others; B218: a collector may force one. */
function checkMatches(asked: Matches, forced: string | null): void {
  const { match_identification, match_payer, match_concept } = asked;
  const wrong = match_identification && (match_payer || match_concept);
  const isForced = forced === null || Object.entries(asked).every(([name, value]) => value === (name === forced));
  if (wrong || !isForced)
    throw new Problem(422, 'match_not_allowed', 'These matches exclude each other, or the collector forces another.');
}

/** Reads a whole file once: what is no import is refused before anything is kept. @returns its number of rows */
async function countRows({ bytes }: BodyFile): Promise<number> {
  try {
    const { rows } = importFileOf(await tableOf(bytes));
    let count = 0;
    const each = rows[Symbol.asyncIterator]();
    while (!(await each.next()).done) count += 1;
    return count;
  } catch (error) {
    throw fileProblem(error);
  }
}

/** The match that a collector forces, if any. @throws Problem without the collector */
async function forcedBy(db: Database, signature: string): Promise<string | null> {
  const [row] = await db.select({ document: collectors.document }).from(collectors).where(eq(collectors.id, signature));
  if (row === undefined)
    throw new Problem(422, 'collector_not_found', 'There is no such collector.', {
      fields: { collector_id: 'unknown' },
    });
  return row.document.match_import;
}

/** The import that a multipart body asks for (B298, GAP-18). @throws Problem for what is none */
export async function requestedImport(db: Database, { fields, file }: MultipartBody): Promise<ImportRequest> {
  const collector_id = fields['collector_id'] ?? '';
  if (file === undefined) throw new Problem(422, 'file_missing', 'A file is needed.', { fields: { file: 'required' } });
  const asked = {
    match_payer: flag(fields, 'match_payer'),
    match_concept: flag(fields, 'match_concept'),
    match_identification: flag(fields, 'match_identification'),
  };
  checkMatches(asked, await forcedBy(db, collector_id));
  return { collector_id, file, ...asked };
}

/** The import as it begins. @throws Problem for a file that cannot be read */
export async function begunImport(
  db: Database,
  { file, ...asked }: ImportRequest,
  made: { readonly id: string; readonly request_date: string },
): Promise<KeptImport> {
  const request_count = await countRows(file);
  const file_digest = file.digest;
  const repeats_import_id = await createImportRepository(db).sameFile({ ...asked, file_digest });
  return anImport({ ...made, ...asked, file_name: file.name, file_digest, request_count, repeats_import_id });
}

/** Bytes of a file that the service takes. */
export const mostBytes = importLimits.bytes;
