import Refresh from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { offerOf } from '@/shared/actions';
import { useScreenTitle } from '@/shared/auth';
import { queryState } from '@/shared/apollo';
import { Banner, BareHeader, QuerySection } from '@/shared/detail';
import { importActions } from '../actions/import.actions';
import { ImportSummary } from '../detail/ImportSummary';
import { useImportPageQuery, type ImportDetailFragment } from '../detail/ImportPage.generated';
import { ImportStatusChip } from '../import.status';
import { lastConversion, type Conversion } from './conversion';
import { ConversionErrors } from './ConversionErrors';
import { conversionTexts as texts } from './conversion.texts';

/** Share of rows in error above which another configuration is suggested. */
const NEARLY_ALL = 0.9;

const toImport = { to: routes.newImport.path, label: texts.back } as const;

/** Suggests another configuration. Shows the first lines of the file beside the expected format. */
const WrongConfiguration = ({ of: { firstLines, expected } }: { readonly of: Conversion }) => (
  <>
    <Banner tone="warning" title={texts.wrongConfiguration} />
    {expected !== null && firstLines.length > 0 && (
      <Card component="dl" sx={{ m: 0, p: 2.5, '& dt': { fontWeight: 560 }, '& dd': { m: 0, mb: 1.5 } }}>
        <dt>{texts.expected}</dt>
        <dd>{expected}</dd>
        <dt>{texts.firstLines}</dt>
        <Box component="dd" sx={{ fontFamily: 'monospace', whiteSpace: 'pre', overflowX: 'auto' }} tabIndex={0}>
          {firstLines.join('\n')}
        </Box>
      </Card>
    )}
  </>
);

const NotImported = ({ of: { isDryRun, errorCount, rowCount } }: { readonly of: Conversion }) => {
  if (isDryRun && errorCount === 0) return <Banner tone="success" title={texts.tried(rowCount ?? 0)} />;
  return (
    <Banner tone="error" title={texts.none}>
      {isDryRun && texts.triedWithErrors(errorCount)}
    </Banner>
  );
};

const Imported = ({ given }: { readonly given: ImportDetailFragment }) => {
  const navigate = useNavigate();
  const leave = () => void navigate(routes.import.href(given.id));
  const { offered, dialog } = importActions.usePageActions({ id: given.id, onChanged: leave });
  const cancel = offerOf(offered(given), 'cancel');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ImportStatusChip of={given} />
        <Button component={Link} to={routes.import.href(given.id)} variant="contained">
          {texts.see}
        </Button>
        {cancel?.refusal === undefined && cancel && 'run' in cancel.effect && (
          <Button color="inherit" variant="outlined" onClick={cancel.effect.run}>
            {cancel.label}
          </Button>
        )}
      </Box>
      <ImportSummary given={given} />
      {dialog}
    </>
  );
};

const ImportOf = ({ id }: { readonly id: string }) => {
  const query = useImportPageQuery({ variables: { id } });
  return (
    <>
      <Button startIcon={<Refresh />} color="inherit" sx={{ justifySelf: 'start' }} onClick={queryState(query).retry}>
        {texts.reload}
      </Button>
      <QuerySection query={query} data={query.data?.import} texts={{ failed: texts.failed, unknown: texts.unknown }}>
        {(given) => <Imported given={given} />}
      </QuerySection>
    </>
  );
};

/**
 * Page with the result of a conversion: `/conversion` (B39-B43). Without a conversion in this session it redirects to
 * the form.
 */
export const ConversionPage = () => {
  const title = useScreenTitle();
  const [conversion] = useState(lastConversion);
  if (!conversion) return <Navigate to={routes.newImport.path} replace />;
  const { importId, errorCount, rowCount, about, isDryRun } = conversion;
  return (
    <>
      <BareHeader title={title} back={toImport} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 2 }}>
        {about && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {texts.about(about.file, about.collector, about.configuration)}
          </Typography>
        )}
        {importId === null ? <NotImported of={conversion} /> : <ImportOf id={importId} />}
        {rowCount !== null && errorCount > rowCount * NEARLY_ALL && <WrongConfiguration of={conversion} />}
        {!(isDryRun && errorCount === 0) && <ConversionErrors of={conversion} />}
      </Box>
    </>
  );
};
