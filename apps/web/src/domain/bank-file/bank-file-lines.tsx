import type { ApolloClient } from '@apollo/client';
import Download from '@mui/icons-material/DownloadRounded';
import { offerOf, type MenuLine, type OfferedFragment } from '@/shared/actions';
import type { BankFileFormat } from '@/shared/apollo/schema-types.generated';
import { downloadFile } from '@/shared/download';
import { bankFileTexts as texts } from './bank-file.texts';

type AskForLink = Parameters<typeof downloadFile>[0];

const formats: readonly BankFileFormat[] = ['XLSX', 'TXT', 'XML'];

/**
 * Returns the menu lines that download a row's bank files. The line of a file that cannot be downloaded shows the
 * reason (B61, B91). Without the permission there is no line.
 * @param actions actions of the row that the gateway offers
 */
export const bankFileLines = (
  actions: readonly OfferedFragment[],
  ask: (client: ApolloClient, format: BankFileFormat) => ReturnType<AskForLink>,
): readonly MenuLine[] =>
  formats.flatMap((format) => {
    const action = (format === 'XML' ? offerOf(actions, 'downloadXml') : undefined) ?? offerOf(actions, 'download');
    if (!action || action.reasonCode === 'no_permission') return [];
    return {
      label: texts.download(format.toLowerCase()),
      icon: <Download />,
      refusal: action.allowed ? null : action.reason,
      run: (client) => void downloadFile(() => ask(client, format)),
    };
  });
