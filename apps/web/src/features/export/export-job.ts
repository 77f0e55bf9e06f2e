import { exportFileTexts } from '@/domain/export/export-file.texts';
import { CreateExportDownloadDocument } from '@/domain/export/ExportDownload.generated';
import { routes } from '@/domain/routes';
import { downloadFile, downloadTexts } from '@/shared/download';
import type { AskJob } from '@/shared/jobs';
import { queryExport } from './query-export';
import { formatName, typeName } from './export.kinds';
import { hasEnded } from './export.kinds';
import { exportJobTexts as texts } from './export-job.texts';

/** Queries the state of an export, for the notice at its end. */
export const askExportJob: AskJob = async (client, id) => {
  const found = await queryExport(client, id);
  if (!found) return { kind: 'gone' };
  if (!hasEnded(found)) return { kind: 'running' };
  const link = { to: routes.exports.path, label: texts.history };
  const what = texts.what(typeName(found), formatName(found), found.records);
  if (found.status === 'ERROR')
    return { kind: 'failed', text: texts.failed(what, found.errorDetail ?? exportFileTexts.unexplained), link };
  const ask = () => client.mutate({ mutation: CreateExportDownloadDocument, variables: { id } });
  return {
    kind: 'done',
    text: texts.done(what),
    action: { label: downloadTexts.download, run: () => void downloadFile(ask) },
    link,
  };
};
