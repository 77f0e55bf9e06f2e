import { routes } from '@/domain/routes';
import { errorOf } from '@/shared/apollo';
import type { AskJob } from '@/shared/jobs';
import { ImportPageDocument } from './detail/ImportPage.generated';
import { workOf } from './detail/import-work';
import { jobTexts as texts } from './import.texts';

/** Queries the state of an import, for the notice at its end. */
export const askImportJob: AskJob = async (client, id) => {
  const { data, error } = await client.query({
    query: ImportPageDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const failure = errorOf({ error });
  if (failure && failure.code !== 'FORBIDDEN') throw new Error(failure.message);
  const found = data?.import;
  if (!found) return { kind: 'gone' };
  if (workOf(found)) return { kind: 'running' };
  const file = found.fileName ?? id;
  const link = { to: routes.import.href(id), label: texts.see };
  if (found.status === 'ERROR') return { kind: 'failed', text: texts.failed(file), link };
  if (found.status === 'APPROVED')
    return { kind: 'done', text: texts.made(file, found.issuedCount + found.pendingCount), link };
  return found.status === 'PENDING_APPROVED' ? { kind: 'done', text: texts.read(file), link } : { kind: 'gone' };
};
