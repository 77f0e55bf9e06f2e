import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
import { batchView, reasonView } from './batch-view';
import { BatchSumDocument } from './BatchSum.generated';
import { useBatchesPageQuery } from './BatchesPage.generated';

/** Polling interval in milliseconds, while a batch is in process. */
const EVERY_MS = 5_000;

type List = ReturnType<typeof useBatchList>;

const useBatchList = (place: Place) => useFilteredList(batchLists[place]);

interface ListProps {
  readonly list: List;
}

const Results = ({ list }: ListProps) => {
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
      <ActionResults
        texts={texts}
        list={list}
        page={page}
        sum={sum}
        view={filter.status === 'ERROR' ? reasonView : batchView}
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

const StatusChoice = ({ list: { state, change } }: ListProps) => (
  <StatusMenu status={state.status} groups={[batchStatuses.choices]} onChange={(status) => change({ status })} />
);

/**
 * Filters and rows. Nothing is searched until a collector is chosen (B89, B241). Batches in error need no collector,
 * because a person who resolves them may not know it.
 */
const Search = ({ list }: ListProps) => {
  const { filter, change } = list;
  return (
    <>
      <FilterForm list={list} />
      {filter.collectorId === undefined && filter.status !== 'ERROR' ? (
        <NotSearched onSeeFailed={() => change({ status: 'ERROR' })} />
      ) : (
        <Results list={list} />
      )}
    </>
  );
};

/** Batches of withdrawals as a tab of the unified view. */
export const BatchesList = () => {
  const list = useBatchList('view');
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <StatusChoice list={list} />
        <HelpMark of={texts.title} />
      </Box>
      <Search list={list} />
    </>
  );
};

/** Page that searches batches of withdrawals, `/lotes` (B89). */
export const BatchesPage = () => {
  const list = useBatchList('own');
  return (
    <ListScreen help={texts.title} about={texts.about} tools={<StatusChoice list={list} />}>
      <Search list={list} />
    </ListScreen>
  );
};
