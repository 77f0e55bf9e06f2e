import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { ABSENT, quantity } from '@/shared/format';
import type { ExportRowFragment } from '../ExportRow.generated';
import { exportsTexts as texts } from '../export.texts';

const percentOf = (processed: number, of: number): number => (of === 0 ? 0 : Math.min((processed / of) * 100, 100));

/** Number of records of an export. While the file is written, also the number of records written so far. */
export const RowProgress = ({ row }: { readonly row: ExportRowFragment }) => {
  const { id, status, records, processedRecords } = row;
  if (records === null) return ABSENT;
  if (status !== 'IN_PROCESS') return quantity(records);
  return (
    <Box
      sx={{
        display: 'grid',
        alignContent: 'center',
        gap: 0.5,
        height: '100%',
        minWidth: 96,
        fontSize: '0.75rem',
        lineHeight: 1.2,
      }}
    >
      {texts.progress(processedRecords, records)}
      <LinearProgress
        variant="determinate"
        value={percentOf(processedRecords, records)}
        aria-label={texts.progressOf(id)}
        aria-valuetext={texts.progress(processedRecords, records)}
      />
    </Box>
  );
};
