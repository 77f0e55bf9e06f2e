import Box from '@mui/material/Box';
import { ActionResults } from '@/shared/bulk';
import { EmptyState } from '@/shared/feedback';
import { FilterForm, ListScreen, StatusMenu, useFilteredList, useListPage } from '@/shared/list';
import { usePolling } from '@/shared/polling';
import type { Place } from '../../place';
import { batchActions, batchBulk } from '../actions/batch.actions';
import { batchStatuses } from '../batch.status';
import { batchesTexts as texts } from '../batch.texts';
import { batchLists } from './batch-lists';
import { batchView } from './batch-view';
import { useBatchesPageQuery } from './BatchesPage.generated';

/** Milliseconds from an answer to the next question, while a batch is in process. */
const EVERY_MS = 5_000;

type List = ReturnType<typeof useBatchList>;

const useBatchList = (place: Place) => useFilteredList(batchLists[place]);

const Results = ({ list }: { readonly list: List }) => {
  const { filter, paging } = list;
  const query = useBatchesPageQuery({ variables: { filter, ...paging } });
  const page = useListPage(query, list);
  const isWorking = page.content.rows.some(({ status }) => status === 'IN_PROCESS');
  usePolling(isWorking, EVERY_MS, query.refetch);
  const dialog = batchActions.usePageDialogs({ onChanged: page.refetch });
  const bulk = batchBulk.useBulk({ list, page });
  return <ActionResults texts={texts} list={list} page={page} view={batchView} dialog={dialog} bulk={bulk} />;
};

/**
 * The search of batches: nothing is searched before a collector is chosen (B89, B241). Those in error are shown of all
 * collectors: they are few, and each waits for somebody, who does not know whose it is.
 */
export const BatchesList = ({ place = 'own' }: { readonly place?: Place }) => {
  const list = useBatchList(place);
  const { state, change, filter } = list;
  return (
    <>
      <Box sx={{ display: 'flex' }}>
        <StatusMenu status={state.status} groups={[batchStatuses.choices]} onChange={(status) => change({ status })} />
      </Box>
      <FilterForm list={list} />
      {filter.collectorId === undefined && filter.status !== 'ERROR' ? (
        <EmptyState title={texts.needsCollector} detail={texts.needsCollectorDetail} />
      ) : (
        <Results list={list} />
      )}
    </>
  );
};

/** The search of batches of withdrawals, `/lotes` (B89). */
export const BatchesPage = () => (
  <ListScreen>
    <BatchesList />
  </ListScreen>
);
