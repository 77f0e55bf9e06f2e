import Download from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { CollectorLink } from '@/features/collector';
import { routes } from '@/domain/routes';
import { Banner, Copyable, Fact, Facts, Section } from '@/shared/detail';
import { downloadFile } from '@/shared/download';
import { dateTime, money, quantity } from '@/shared/format';
import { importTexts as texts, matchTexts } from '../import.texts';
import { useCreateImportErrorsDownloadMutation, type ImportDetailFragment } from './ImportPage.generated';
import { workOf } from './import-work';

interface ImportProps {
  readonly given: ImportDetailFragment;
}

/** What is matched, in words. */
const matchesOf = (given: ImportDetailFragment): string =>
  (['matchPayer', 'matchConcept', 'matchIdentification'] as const)
    .filter((option) => given[option])
    .map((option) => matchTexts[option])
    .join(' · ') || matchTexts.none;

const Progress = ({ given }: ImportProps) => {
  const work = workOf(given);
  if (!work) return null;
  const { text, done, of } = work;
  return (
    <Banner tone="info" title={text}>
      {texts.leaveOpen}
      <LinearProgress
        variant={of === 0 ? 'indeterminate' : 'determinate'}
        value={of === 0 ? 0 : (done / of) * 100}
        aria-label={text}
        sx={{ mt: 0.75 }}
      />
    </Banner>
  );
};

/** What the person should know first: work under way, a file that came before, what waits to be decided. */
export const ImportBanners = ({ given }: ImportProps) => (
  <>
    <Progress given={given} />
    {given.status === 'PENDING_APPROVED' && (
      <Banner tone="warning" title={texts.waiting}>
        {texts.waitingDetail}
      </Banner>
    )}
    {given.repeatedImportId !== null && (
      <Banner
        tone="warning"
        title={texts.repeated}
        action={
          <Link component={RouterLink} to={routes.import.href(given.repeatedImportId)}>
            {texts.repeatedLink}
          </Link>
        }
      />
    )}
    {given.status === 'ERROR' && given.statusDetail !== null && <Banner tone="error" title={given.statusDetail} />}
  </>
);

/** Amounts and counts of an import, its dates, its matches and its collector (B34). */
export const ImportSummary = ({ given }: ImportProps) => {
  const [ask] = useCreateImportErrorsDownloadMutation();
  const { id, currencyId } = given;
  return (
    <Section
      title={texts.summary}
      aside={
        given.errorCount > 0 && (
          <Button
            size="small"
            startIcon={<Download />}
            onClick={() => void downloadFile(() => ask({ variables: { id } }))}
          >
            {texts.downloadErrors}
          </Button>
        )
      }
    >
      <Facts>
        <Fact label={texts.totalAmount}>{money(given.totalAmount, currencyId)}</Fact>
        <Fact label={texts.issuedAmount}>{money(given.issuedAmount, currencyId)}</Fact>
        <Fact label={texts.pendingAmount}>{money(given.pendingAmount, currencyId)}</Fact>
        <Fact label={texts.requestCount}>{quantity(given.requestCount)}</Fact>
        <Fact label={texts.issuedCount}>{quantity(given.issuedCount)}</Fact>
        <Fact label={texts.pendingCount}>{quantity(given.pendingCount)}</Fact>
        <Fact label={texts.errorCount}>{quantity(given.errorCount)}</Fact>
        <Fact label={matchTexts.label}>{matchesOf(given)}</Fact>
        <Fact label={texts.collector}>
          <CollectorLink id={given.collectorId} />
        </Fact>
        <Fact label={texts.requestDate}>{dateTime(given.requestDate)}</Fact>
        <Fact label={texts.processDate}>{given.processDate && dateTime(given.processDate)}</Fact>
        <Fact label={texts.approvedDate}>{given.approvedDate && dateTime(given.approvedDate)}</Fact>
        <Fact label={texts.cancelDate}>{given.cancelDate && dateTime(given.cancelDate)}</Fact>
        <Fact label={texts.file}>{given.fileName}</Fact>
        <Fact label={texts.id}>
          <Copyable value={id} label={texts.copyId} />
        </Fact>
        {given.statusDetail !== null && (
          <Fact label={texts.statusDetail} span="row">
            {given.statusDetail}
          </Fact>
        )}
      </Facts>
      {given.errorCount > 0 && (
        <Box sx={{ pt: 1.5 }}>
          <Typography variant="body2" color="textSecondary">
            {texts.errorsHint}
          </Typography>
        </Box>
      )}
    </Section>
  );
};
