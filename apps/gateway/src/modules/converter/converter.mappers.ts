import { UpstreamError } from '../../errors/upstream-error.ts';
import { callOf } from '../../rest/answered-calls.ts';
import type { UploadResult } from '../../files/take-upload.ts';
import { at, textAt } from '../../unknown-value.ts';

const errorRowFrom = (row: unknown, place: number, call: string | undefined) => {
  const index = at(row, 'index');
  const errors: unknown = at(row, 'errors');
  if (typeof index !== 'number' || !Array.isArray(errors))
    throw new UpstreamError('converter', 'BAD_ANSWER', { call, pointer: `/error_rows/${place}` });
  const line = at(row, 'line');
  return { index, line: typeof line === 'number' ? line : null, errors: errors.map(String) };
};

/** Maximum error rows that are returned. Many thousands would block the browser. */
const MOST_ERROR_ROWS = 1_000;

/**
 * Maps the answer of the converter service to an uploaded file (B133, B299).
 * @throws UpstreamError for error rows of another shape
 */
export const convertedImport = (answer: object): UploadResult => {
  const rows: unknown = at(answer, 'error_rows') ?? [];
  if (!Array.isArray(rows))
    throw new UpstreamError('converter', 'BAD_ANSWER', { call: callOf(answer), pointer: '/error_rows' });
  const lines: unknown = at(answer, 'first_lines');
  const importId = textAt(at(answer, 'api_response'), 'import_id') ?? null;
  const numberAt = (name: string): number | null => {
    const value = at(answer, name);
    return typeof value === 'number' ? value : null;
  };
  return {
    ids: importId === null ? [] : [importId],
    data: {
      importId,
      errorRows: rows.slice(0, MOST_ERROR_ROWS).map((row, place) => errorRowFrom(row, place, callOf(answer))),
      errorCount: numberAt('error_count') ?? rows.length,
      rowCount: numberAt('row_count'),
      isDryRun: at(answer, 'dry_run') === true,
      firstLines: Array.isArray(lines) ? lines.map(String) : [],
      expected: textAt(answer, 'expected') ?? null,
    },
  };
};
