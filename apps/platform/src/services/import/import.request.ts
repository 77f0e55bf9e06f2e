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
import type { StoredImport } from './import.table.ts';

type Matches = Pick<StoredImport, 'match_payer' | 'match_concept' | 'match_identification'>;

/** Validated request for an import. */
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

/** Checks the required matches. Identification excludes the others (B217), and a collector may force one (B218). */
function checkMatches(asked: Matches, forced: string | null): void {
  const { match_identification, match_payer, match_concept } = asked;
  const wrong = match_identification && (match_payer || match_concept);
  const isForced = forced === null || Object.entries(asked).every(([name, value]) => value === (name === forced));
  if (wrong || !isForced)
    throw new Problem(422, 'match_not_allowed', 'These matches exclude each other, or the collector forces another.');
}

/**
 * Reads the whole file once, so that an invalid file is refused before anything is stored.
 * @returns its number of rows
 */
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

/** Returns the match that a collector forces, if any. @throws Problem for an unknown collector */
async function forcedBy(db: Database, signature: string): Promise<string | null> {
  const [row] = await db.select({ document: collectors.document }).from(collectors).where(eq(collectors.id, signature));
  if (row === undefined)
    throw new Problem(422, 'collector_not_found', 'There is no such collector.', {
      fields: { collector_id: 'unknown' },
    });
  return row.document.match_import;
}

/** Reads the request for an import from a multipart body (B298, GAP-18). @throws Problem for an invalid body */
export async function parseImportRequest(db: Database, { fields, file }: MultipartBody): Promise<ImportRequest> {
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

/** Creates the import in its first status. @throws Problem for a file that cannot be read */
export async function newImport(
  db: Database,
  { file, ...asked }: ImportRequest,
  made: { readonly id: string; readonly request_date: string },
): Promise<StoredImport> {
  const request_count = await countRows(file);
  const file_digest = file.digest;
  const repeats_import_id = await createImportRepository(db).sameFile({ ...asked, file_digest });
  return anImport({ ...made, ...asked, file_name: file.name, file_digest, request_count, repeats_import_id });
}

/** Limit of a file, in bytes. */
export const mostBytes = importLimits.bytes;
