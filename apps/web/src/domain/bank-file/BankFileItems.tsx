import Download from '@mui/icons-material/DownloadRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { OfferedFragment } from '@/shared/actions';
import type { BankFileFormat } from '@/shared/apollo/schema-types.generated';
import { downloadFile } from '@/shared/download';
import { bankFileTexts as texts } from './bank-file.texts';

type AskForLink = Parameters<typeof downloadFile>[0];

const formats: readonly BankFileFormat[] = ['XLSX', 'TXT', 'XML'];

interface BankFileItemsProps {
  /** Actions of the row, by the word of the gateway. */
  readonly actions: readonly OfferedFragment[];
  readonly ask: (format: BankFileFormat) => ReturnType<AskForLink>;
  readonly onDone: () => void;
}

/** Lines of a row's menu with its files for the bank: those that it has, and why not the others (B61, B91). */
export const BankFileItems = ({ actions, ask, onDone }: BankFileItemsProps) => {
  const named = (wanted: string) => actions.find(({ name }) => name === wanted);
  const actionOf = (format: BankFileFormat) =>
    format === 'XML' ? (named('downloadXml') ?? named('download')) : named('download');
  return formats.map((format) => {
    const action = actionOf(format);
    if (!action || action.reasonCode === 'no_permission') return null;
    return (
      <MenuItem
        key={format}
        disabled={!action.allowed}
        onClick={() => {
          onDone();
          void downloadFile(() => ask(format));
        }}
      >
        <ListItemIcon>
          <Download fontSize="small" />
        </ListItemIcon>
        <ListItemText
          primary={texts.download(format.toLowerCase())}
          secondary={action.reason}
          slotProps={{ secondary: { variant: 'caption', sx: { display: 'block', whiteSpace: 'normal' } } }}
        />
      </MenuItem>
    );
  });
};
