import { operationPermissions } from '@backoffice/schema/permissions';
import Upload from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { QueueMarks, useWaiting } from '@/domain/record-take';
import { routes } from '@/domain/routes';
import { useCan } from '@/shared/auth';
import { FilterForm, ListResults, ListScreen, useFilteredList, useListPage, useListSum } from '@/shared/list';
import { usePolling } from '@/shared/polling';
import { importsTexts as texts } from '../import.texts';
import { importList } from './import-list';
import { importView } from './import-view';
import { ImportSumDocument } from './ImportSum.generated';
import { ImportsWaitingDocument } from './ImportsWaiting.generated';
import { useImportsPageQuery } from './ImportsPage.generated';

/** Polling interval in milliseconds, while the service reads an import of the page. */
const EVERY_MS = 2_000;

/** Page with the history of imports (B37). */
export const ImportsPage = () => {
  const list = useFilteredList(importList);
  const { filter, paging } = list;
  const withCollectors = useCan(...operationPermissions['Query.collector']);
  const query = useImportsPageQuery({ variables: { filter, ...paging, withCollectors } });
  const page = useListPage(query, list);
  const waiting = useWaiting('Import', ImportsWaitingDocument, list, page);
  const sum = useListSum(ImportSumDocument, list, page);
  const isReading = page.content.rows.some(({ status }) => status === 'PROCESSING');
  usePolling(isReading, EVERY_MS, query.refetch);
  return (
    <ListScreen
      help="Importaciones"
      tools={
        <Button component={Link} to={routes.newImport.path} variant="contained" startIcon={<Upload />}>
          {texts.newImport}
        </Button>
      }
    >
      <FilterForm list={list} waiting={waiting} />
      <QueueMarks of="Import" rows={page.content.rows}>
        <ListResults texts={texts} list={list} page={page} sum={sum} view={importView} />
      </QueueMarks>
    </ListScreen>
  );
};
