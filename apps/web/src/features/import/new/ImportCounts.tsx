import type { DraftSummary } from '@backoffice/import-file';
import Typography from '@mui/material/Typography';
import { money } from '@/shared/format';
import { draftTexts } from './draft/draft.texts';
import { newImportTexts as texts } from './new-import.texts';

/** Number of rows to import, of excluded rows, and of ids that differ only in case. */
export const ImportCounts = ({
  summary: { readable, rowCount, outCount, caseCount, knownCaseCount },
}: {
  readonly summary: DraftSummary;
}) => {
  const outside = texts.outside(rowCount - readable.count, outCount);
  return (
    <>
      <Typography sx={{ fontWeight: 560 }}>
        {texts.confirmRows(readable.count, rowCount + outCount, money(readable.sum, 'ARS'))}
      </Typography>
      {outside && <Typography>{outside}</Typography>}
      {caseCount > 0 && <Typography>{draftTexts.caseNotice(caseCount, knownCaseCount)}</Typography>}
    </>
  );
};
