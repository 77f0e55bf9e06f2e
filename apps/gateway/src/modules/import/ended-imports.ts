import { NOTICE_LIFETIME } from '@backoffice/validators';
import type { GatewayContext } from '../../context.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { at } from '../../unknown-value.ts';
import type { ImportParent } from './import.mappers.ts';
import { importSearch } from './import.search.ts';

/** Maximum number of files that are looked up, and of imports in one response. */
const MOST_IMPORTS = 20;

const list = listBy(importSearch, (sources) => sources.import.list);

/** Returns the identifiers of imports in the audit line of an upload. */
const idsOf = ({ line }: { readonly line: string }): readonly string[] => {
  const ids = at(JSON.parse(line), 'ids');
  return Array.isArray(ids) ? ids.map(String) : [];
};

/**
 * Returns imports whose file the service has read completely. The viewer's files of the last week are found by their
 * events in the activity. Cancelled imports are left out.
 */
export const endedImports = async (context: GatewayContext): Promise<ImportParent[]> => {
  const { activity, now, viewer } = context;
  const from = new Date(now().getTime() - NOTICE_LIFETIME);
  const conditions = { userId: viewer.id, kind: 'upload', type: 'Import', result: 'done', from };
  const { rows: files } = await activity.read(conditions, { offset: 0, limit: MOST_IMPORTS });
  const ids = files.flatMap(idsOf);
  if (ids.length === 0) return [];
  const filter = { ids, statuses: ['PENDING_APPROVED' as const, 'ERROR' as const, 'APPROVED' as const] };
  const { rows } = await list({}, { filter, page: 1, limit: MOST_IMPORTS }, context);
  return rows;
};
