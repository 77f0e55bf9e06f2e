import type { Export, ExportRequest } from '@backoffice/contracts/export';
import type { Database } from '../../database/open-database.ts';
import { Problem } from '../../shared/problem.ts';
import { object, nonBlankText } from '../../shared/bodies.ts';
import { anExport } from './export.builder.ts';
import { exportedLists } from './export.lists.ts';

/** Schema of the request for an export (A79, A196). */
export const requestBody = object(['type', 'format', 'filter', 'requested_by'], {
  type: { enum: ['payments', 'subscription', 'distributions', 'refunds'] },
  format: { enum: ['xlsx', 'csv', 'json'] },
  filter: { type: 'string', maxLength: 8_000 },
  columns: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string' } },
  requested_by: nonBlankText(120),
});

/**
 * Checks the columns and the filter of a request against its list.
 * @throws Problem for an unknown column or an invalid filter
 */
export async function checkRequest(db: Database, { type, filter, columns = [] }: ExportRequest): Promise<void> {
  const list = exportedLists[type];
  const unknown = columns.filter((name) => list.columns.every((column) => column.name !== name));
  if (unknown.length > 0)
    throw new Problem(400, 'unknown_column', 'There is no such column.', { fields: { columns: unknown.join(', ') } });
  await list.matching(db, filter, 1); // some values are refused only by the database
}

/** Creates the pending export of a request. */
export const newExport = (
  { type, format, filter, columns, requested_by }: ExportRequest,
  made: Pick<Export, 'id' | 'created_date'>,
): Export =>
  anExport({
    ...made,
    type,
    format,
    filter,
    requested_by,
    columns: columns ?? exportedLists[type].columns.map(({ name }) => name),
  });
