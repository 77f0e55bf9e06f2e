import type { ExportType } from '@/shared/apollo/schema-types.generated';
import { mayOpen, usePermissions } from '@/shared/auth';
import { useApolloClient } from '@/shared/apollo';
import { DownloadButton } from '@/shared/download';
import { CreateExportDownloadDocument } from '../ExportDownload.generated';
import { fileNeedsOf } from '../export.kinds';
import { exportsTexts as texts } from '../export.texts';

interface ExportDownloadProps {
  readonly row: { readonly id: string; readonly type: ExportType; readonly fileName: string | null };
}

/** Button that downloads the file of a finished export, for people who may read the list in it. */
export const ExportDownload = ({ row: { id, type, fileName } }: ExportDownloadProps) => {
  const client = useApolloClient();
  const may = mayOpen(usePermissions(), fileNeedsOf(type));
  return (
    may && (
      <DownloadButton
        label={texts.download(fileName ?? id)}
        ask={() => client.mutate({ mutation: CreateExportDownloadDocument, variables: { id } })}
      />
    )
  );
};
