import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { QueueMarks, useWaiting } from '@/domain/record-take';
import { skipToken } from '@/shared/apollo';
import { ListWithActions } from '@/shared/bulk';
import { EmptyState } from '@/shared/feedback';
import { HelpMark } from '@/shared/help';
import { FilterForm, ListScreen, StatusMenu, useFilteredList, useListPage, useListSum } from '@/shared/list';
import { usePolling } from '@/shared/polling';
import type { Place } from '../../place';
import { batchActions, batchBulk } from '../actions/batch.actions';
import { batchStatuses } from '../batch.status';
import { batchesTexts as texts } from '../batch.texts';
import { batchLists } from './batch-lists';
import { batchView, reasonView } from './batch-view';
import { BatchSumDocument } from './BatchSum.generated';
import { useBatchesPageQuery } from './BatchesPage.generated';
import { BatchesWaitingDocument } from './BatchesWaiting.generated';

/** Polling interval in milliseconds, while a batch is in process. */
const EVERY_MS = 5_000;

/**
 * Hook that searches batches. Nothing is searched until a collector is chosen (B89, B241). Batches in error need no
 * collector, because a person who resolves them may not know it.
 */
const useBatches = (place: Place) => {
  const list = useFilteredList(batchLists[place]);
  const { filter, paging } = list;
  const isSearched = filter.collectorId !== undefined || filter.status === 'ERROR';
  const query = useBatchesPageQuery(isSearched ? { variables: { filter, ...paging } } : skipToken);
  const page = useListPage(query, list);
  const isWorking = page.content.rows.some(({ status }) => status === 'IN_PROCESS');
  usePolling(isWorking, EVERY_MS, query.refetch);
  return { list, page, isSearched };
};

type Batches = ReturnType<typeof useBatches>;

const Results = ({ list, page }: Pick<Batches, 'list' | 'page'>) => {
  const sum = useListSum(BatchSumDocument, list, page);
  const dialog = batchActions.usePageDialogs({ onChanged: page.refetch });
  const bulk = batchBulk.useBulk({ list, page });
  return (
    <QueueMarks of="Batch" rows={page.content.rows}>
      <ListWithActions
        texts={texts}
        list={list}
        page={page}
        sum={sum}
        view={list.filter.status === 'ERROR' ? reasonView : batchView}
        dialog={dialog}
        bulk={bulk}
      />
    </QueueMarks>
  );
};

/** Text while nothing is searched. A link may still open the detail of a batch. */
const NotSearched = ({ onSeeFailed }: { readonly onSeeFailed: () => void }) => {
  const dialog = batchActions.usePageDialogs({});
  return (
    <>
      <EmptyState title={texts.needsCollector} detail={texts.needsCollectorDetail}>
        <Button variant="outlined" onClick={onSeeFailed}>
          {texts.seeFailed}
        </Button>
      </EmptyState>
      {dialog}
    </>
  );
};

const StatusChoice = ({ list, page }: Batches) => (
  <StatusMenu
    status={list.state.status}
    groups={[batchStatuses.choices]}
    waiting={useWaiting('Batch', BatchesWaitingDocument, list, page)}
    onChange={(status) => list.change({ status })}
  />
);

const Search = ({ list, page, isSearched }: Batches) => (
  <>
    <FilterForm list={list} />
    {isSearched ? (
      <Results list={list} page={page} />
    ) : (
      <NotSearched onSeeFailed={() => list.change({ status: 'ERROR', dates: 'ultimos-12-meses' })} />
    )}
  </>
);

/** Batches of withdrawals as a tab of the unified view. */
export const BatchesList = () => {
  const batches = useBatches('view');
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <StatusChoice {...batches} />
        <HelpMark of={texts.title} />
      </Box>
      <Search {...batches} />
    </>
  );
};

/** Page that searches batches of withdrawals, `/lotes` (B89). */
export const BatchesPage = () => {
  const batches = useBatches('own');
  return (
    <ListScreen help={texts.title} about={texts.about} tools={<StatusChoice {...batches} />}>
      <Search {...batches} />
    </ListScreen>
  );
};
