import Download from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { offerOf } from '@/shared/actions';
import { useApolloClient } from '@/shared/apollo';
import { Banner, FieldFacts, Section } from '@/shared/detail';
import { downloadFile } from '@/shared/download';
import { actionTexts, importTexts as texts } from '../import.texts';
import { importFields } from './import.fields';
import { CreateImportErrorsDownloadDocument, type ImportDetailFragment } from './ImportPage.generated';
import { workOf } from './import-work';

interface ImportProps {
  readonly given: ImportDetailFragment;
}

const Progress = ({ given }: ImportProps) => {
  const work = workOf(given);
  if (!work) return null;
  const { text, done, of } = work;
  return (
    <Banner tone="info" title={text} onlyOnScreen>
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

interface BannersProps extends ImportProps {
  /** Opens the dialog that confirms the import. Undefined if the person cannot confirm it now. */
  readonly onApprove: (() => void) | undefined;
}

/** Banner of an import that waits for a decision. If no row can become a payment, it states what to do instead. */
const Waiting = ({ given, onApprove }: BannersProps) => {
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down('sm')); // the toolbar of a narrow screen hides its buttons
  const approve = offerOf(given.availableActions, 'approve');
  if (given.status !== 'PENDING_APPROVED') return null;
  if (approve?.reasonCode === 'nothing_to_make')
    return (
      <Banner tone="error" title={approve.reason ?? ''} onlyOnScreen>
        {texts.nothingToMakeDetail}
      </Banner>
    );
  return approve?.allowed ? (
    <Banner
      tone="warning"
      title={texts.waiting}
      onlyOnScreen
      action={
        isNarrow &&
        onApprove && (
          <Button variant="contained" onClick={onApprove}>
            {actionTexts.approve.label}
          </Button>
        )
      }
    >
      {texts.waitingDetail}
    </Banner>
  ) : (
    <Banner tone="info" title={texts.waitsForOthers} onlyOnScreen>
      {texts.waitsForOthersDetail}
    </Banner>
  );
};

/** Banners of an import: work in progress, pending decision, repeated file, and failed reading. */
export const ImportBanners = ({ given, onApprove }: BannersProps) => (
  <>
    <Progress given={given} />
    <Waiting given={given} onApprove={onApprove} />
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

/** Summary of an import: amounts, counts, matches, collector and file (B34), with a download of the rows in error. */
export const ImportSummary = ({ given }: ImportProps) => {
  const client = useApolloClient();
  const { id } = given;
  return (
    <Section
      title={texts.summary}
      aside={
        given.errorCount > 0 && (
          <Button
            size="small"
            startIcon={<Download />}
            onClick={() =>
              void downloadFile(() =>
                client.mutate({ mutation: CreateImportErrorsDownloadDocument, variables: { id } }),
              )
            }
          >
            {texts.downloadErrors}
          </Button>
        )
      }
    >
      <FieldFacts fields={importFields} entity={given} inSummary />
      {given.errorCount > 0 && (
        <Box sx={{ pt: 1.5, displayPrint: 'none' }}>
          <Typography variant="body2" color="textSecondary">
            {texts.errorsHint}
          </Typography>
        </Box>
      )}
    </Section>
  );
};
