import Box from '@mui/material/Box';
import { useViewer } from '@/shared/auth';
import { dateTime, readClock } from '@/shared/format';
import { usePrinting } from '@/shared/print';
import { appTexts } from '../app.texts';

interface PrintHeaderProps {
  /** Title of the printed document. */
  readonly title: string;
}

/** Header of a printed page: title, date and person. */
export const PrintHeader = ({ title }: PrintHeaderProps) => {
  const { username } = useViewer();
  if (!usePrinting()) return null;
  return (
    <Box
      className="print-header"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        mb: 2,
        pb: 1,
        borderBottom: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: '0.75rem',
      }}
    >
      <span>{title}</span>
      <span>{appTexts.printed(dateTime(readClock().toISOString()), username)}</span>
    </Box>
  );
};
