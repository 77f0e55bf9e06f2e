import { operationPermissions } from '@backoffice/schema/permissions';
import { useCan } from '@/shared/auth';
import { ActionResults } from '@/shared/bulk';
import { FilterForm, ListScreen, useFilteredList, useListPage } from '@/shared/list';
import { usePolling } from '@/shared/polling';
import { reportActions } from '../actions/report.actions';
import { reportsTexts as texts } from '../software-provider.texts';
import { reportList } from './report-list';
import { reportView } from './report-view';
import { useSoftwareProviderReportsPageQuery } from './ReportsPage.generated';

/** Milliseconds from an answer to the next question, while a file is made. */
const EVERY_MS = 3_000;

/** The search of reports for software providers (B105-B108), which follows those in process. */
export const ReportsPage = () => {
  const list = useFilteredList(reportList);
  const { filter, paging } = list;
  const withCollectors = useCan(...operationPermissions['Query.collector']);
  const query = useSoftwareProviderReportsPageQuery({ variables: { filter, ...paging, withCollectors } });
  const page = useListPage(query, list);
  const dialog = reportActions.usePageDialogs({ onChanged: page.refetch });
  usePolling(
    page.content.rows.some(({ status }) => status === 'IN_PROCESS'),
    EVERY_MS,
    query.refetch,
  );
  return (
    <ListScreen>
      <FilterForm list={list} />
      <ActionResults texts={texts} list={list} page={page} view={reportView} dialog={dialog} />
    </ListScreen>
  );
};
