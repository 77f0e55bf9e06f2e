import { DownloadButton } from '@/shared/download';
import { useCreateExportDownloadMutation } from '../ExportDownload.generated';
import { exportsTexts as texts } from '../export.texts';

interface ExportDownloadProps {
  readonly row: { readonly id: string; readonly fileName: string | null };
}

/** Downloads the file of a finished export. */
export const ExportDownload = ({ row: { id, fileName } }: ExportDownloadProps) => {
  const [send] = useCreateExportDownloadMutation();
  return <DownloadButton label={texts.download(fileName ?? id)} ask={() => send({ variables: { id } })} />;
};
