import Refresh from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { useScreenTitle } from '@/shared/auth';
import { queryState } from '@/shared/apollo';
import { Banner, BareHeader, QuerySection } from '@/shared/detail';
import { importActions } from '../actions/import.actions';
import { ImportSummary } from '../detail/ImportSummary';
import { useImportPageQuery, type ImportDetailFragment } from '../detail/ImportPage.generated';
import { ImportStatusChip } from '../import.status';
import { rowsTexts } from '../import.texts';
import { lastConversion, type Conversion } from './conversion';
import { conversionTexts as texts } from './conversion.texts';

/** Part of the rows in error from which another configuration is suggested. */
const NEARLY_ALL = 0.9;

/** Rows in error that are shown at once: a table of thousands stops the page. */
const SHOWN = 200;

const toImport = { to: routes.newImport.path, label: texts.back } as const;

/** Rows that could not be converted, each with all that is wrong with it (B43). */
const ErrorRows = ({ rows, count }: { readonly rows: Conversion['errorRows']; readonly count: number }) => (
  <Card>
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={texts.errors}>
        <TableHead>
          <TableRow>
            <TableCell align="right" sx={{ width: 96 }}>
              {rowsTexts.columns.INDEX}
            </TableCell>
            <TableCell>{texts.errorsColumn}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ index, errors }) => (
            <TableRow key={index}>
              <TableCell align="right">{index}</TableCell>
              <TableCell>{errors.join('; ')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
    {rows.length === 0 && <Typography sx={{ p: 2.5 }}>{rowsTexts.empty}</Typography>}
    {count > rows.length && <Typography sx={{ p: 2.5 }}>{texts.more(count - rows.length)}</Typography>}
  </Card>
);

const Imported = ({ given }: { readonly given: ImportDetailFragment }) => {
  const navigate = useNavigate();
  const leave = () => void navigate(routes.import.href(given.id));
  const { offered, dialog } = importActions.usePageActions({ id: given.id, onChanged: leave });
  const cancel = offered(given).find(({ name }) => name === 'cancel');
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

/** Result of a foreign file: `/conversion` (B39-B43). Without a conversion in this session there is nothing to show. */
export const ConversionPage = () => {
  const title = useScreenTitle();
  const [conversion] = useState(lastConversion);
  if (!conversion) return <Navigate to={routes.newImport.path} replace />;
  const { importId, errorRows, errorCount, rowCount } = conversion;
  return (
    <>
      <BareHeader title={title} back={toImport} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 2 }}>
        {importId === null ? <Banner tone="error" title={texts.none} /> : <ImportOf id={importId} />}
        {rowCount !== null && errorCount > rowCount * NEARLY_ALL && (
          <Banner tone="warning" title={texts.wrongConfiguration} />
        )}
        <ErrorRows rows={errorRows.slice(0, SHOWN)} count={errorCount} />
      </Box>
    </>
  );
};
