import Box from '@mui/material/Box';
import { QueueMarks } from '@/domain/record-take';
import { ActionResults } from '@/shared/bulk';
import { EmptyState } from '@/shared/feedback';
import { HelpMark } from '@/shared/help';
import { FilterForm, ListScreen, StatusMenu, useFilteredList, useListPage, useListSum } from '@/shared/list';
import { usePolling } from '@/shared/polling';
import type { Place } from '../../place';
import { batchActions, batchBulk } from '../actions/batch.actions';
import { batchStatuses } from '../batch.status';
import { batchesTexts as texts } from '../batch.texts';
import { batchLists } from './batch-lists';
import { batchView } from './batch-view';
import { BatchSumDocument } from './BatchSum.generated';
import { useBatchesPageQuery } from './BatchesPage.generated';

/** Polling interval in milliseconds, while a batch is in process. */
const EVERY_MS = 5_000;

type List = ReturnType<typeof useBatchList>;

const useBatchList = (place: Place) => useFilteredList(batchLists[place]);

const Results = ({ list }: { readonly list: List }) => {
  const { filter, paging } = list;
  const query = useBatchesPageQuery({ variables: { filter, ...paging } });
  const page = useListPage(query, list);
  const isWorking = page.content.rows.some(({ status }) => status === 'IN_PROCESS');
  usePolling(isWorking, EVERY_MS, query.refetch);
  const sum = useListSum(BatchSumDocument, list, page);
  const dialog = batchActions.usePageDialogs({ onChanged: page.refetch });
  const bulk = batchBulk.useBulk({ list, page });
  return (
    <QueueMarks of="Batch" rows={page.content.rows}>
      <ActionResults texts={texts} list={list} page={page} sum={sum} view={batchView} dialog={dialog} bulk={bulk} />
    </QueueMarks>
  );
};

/** Text while nothing is searched. A link may still open the detail of a batch. */
const NotSearched = () => {
  const dialog = batchActions.usePageDialogs({});
  return (
    <>
      <EmptyState title={texts.needsCollector} detail={texts.needsCollectorDetail} />
      {dialog}
    </>
  );
};

/**
 * List of batches. Nothing is searched until a collector is chosen (B89, B241). Batches in error need no collector,
 * because a person who resolves them may not know it.
 */
export const BatchesList = ({ place = 'own' }: { readonly place?: Place }) => {
  const list = useBatchList(place);
  const { state, change, filter } = list;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <StatusMenu status={state.status} groups={[batchStatuses.choices]} onChange={(status) => change({ status })} />
        {place === 'view' && <HelpMark of={texts.title} />}
      </Box>
      <FilterForm list={list} />
      {filter.collectorId === undefined && filter.status !== 'ERROR' ? <NotSearched /> : <Results list={list} />}
    </>
  );
};

/** Page that searches batches of withdrawals, `/lotes` (B89). */
export const BatchesPage = () => (
  <ListScreen help={texts.title} about={texts.about}>
    <BatchesList />
  </ListScreen>
);
