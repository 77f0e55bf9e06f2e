import type { ExportType } from '@/shared/apollo/schema-types.generated';
import { mayOpen, usePermissions } from '@/shared/auth';
import { useApolloClient } from '@/shared/apollo';
import { DownloadButton } from '@/shared/download';
import { CreateExportDownloadDocument } from './ExportDownload.generated';
import { exportFileTexts as texts } from './export-file.texts';
import { fileNeedsOf } from './file-needs';

/** Finished export, with what its download needs. */
export interface ExportFile {
  readonly id: string;
  readonly type: ExportType;
  readonly fileName: string | null;
}

interface ExportDownloadProps {
  readonly row: ExportFile;
  /** True for a button with its word. */
  readonly hasText?: boolean;
}

/** Button that downloads the file of a finished export, for people who may read the list in it. */
export const ExportDownload = ({ row: { id, type, fileName }, hasText = false }: ExportDownloadProps) => {
  const client = useApolloClient();
  const may = mayOpen(usePermissions(), fileNeedsOf(type));
  return (
    may && (
      <DownloadButton
        label={texts.download(fileName ?? id)}
        hasText={hasText}
        ask={() => client.mutate({ mutation: CreateExportDownloadDocument, variables: { id } })}
      />
    )
  );
};
