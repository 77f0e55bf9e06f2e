import { operationPermissions } from '@backoffice/schema/permissions';
import { QueueMarks, useWaiting } from '@/domain/record-take';
import { useCan } from '@/shared/auth';
import { ListWithActions } from '@/shared/bulk';
import { FilterForm, ListScreen, useFilteredList, useListPage } from '@/shared/list';
import { usePolling } from '@/shared/polling';
import { reportActions } from '../actions/report.actions';
import { reportsTexts as texts } from '../software-provider.texts';
import { reportList } from './report-list';
import { reportView } from './report-view';
import { ReportsWaitingDocument } from './ReportsWaiting.generated';
import { useSoftwareProviderReportsPageQuery } from './ReportsPage.generated';

/** Polling interval in milliseconds, while the file of a report is created. */
const EVERY_MS = 3_000;

/** Page that searches reports for software providers (B105-B108). It polls the reports in process. */
export const ReportsPage = () => {
  const list = useFilteredList(reportList);
  const { filter, paging } = list;
  const withCollectors = useCan(...operationPermissions['Query.collector']);
  const query = useSoftwareProviderReportsPageQuery({ variables: { filter, ...paging, withCollectors } });
  const page = useListPage(query, list);
  const waiting = useWaiting('SoftwareProviderReport', ReportsWaitingDocument, list, page);
  const dialog = reportActions.usePageDialogs({ onChanged: page.refetch });
  usePolling(
    page.content.rows.some(({ status }) => status === 'IN_PROCESS'),
    EVERY_MS,
    query.refetch,
  );
  return (
    <ListScreen help="Integraciones">
      <FilterForm list={list} waiting={waiting} />
      <QueueMarks of="SoftwareProviderReport" rows={page.content.rows}>
        <ListWithActions texts={texts} list={list} page={page} view={reportView} dialog={dialog} />
      </QueueMarks>
    </ListScreen>
  );
};
