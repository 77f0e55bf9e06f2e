import { downloadFile, downloadTexts } from '@/shared/download';
import type { AskJob } from '@/shared/jobs';
import { askExport } from '../ask-export';
import { CreateExportDownloadDocument } from '../ExportDownload.generated';
import { formatName, typeName } from '../export.kinds';
import { exportsPath } from '../export.paths';
import { hasEnded } from '../export.status';
import { exportJobTexts as texts } from './export-job.texts';

/** How an export stands, for the notice of its end. */
export const askExportJob: AskJob = async (client, id) => {
  const found = await askExport(client, id);
  if (!found) return { kind: 'gone' };
  if (!hasEnded(found)) return { kind: 'running' };
  const link = { to: exportsPath, label: texts.history };
  const what = texts.what(typeName(found), formatName(found), found.records);
  if (found.status === 'ERROR')
    return { kind: 'failed', text: texts.failed(what, found.errorDetail ?? texts.unexplained), link };
  const ask = () => client.mutate({ mutation: CreateExportDownloadDocument, variables: { id } });
  return {
    kind: 'done',
    text: texts.done(what),
    action: { label: downloadTexts.download, run: () => void downloadFile(ask) },
    link,
  };
};
