import { lazy, Suspense } from 'react';
import { OpenActionContext } from '@/shared/actions';
import type { SubscriptionFilter, SubscriptionSortField } from '@/shared/apollo/schema-types.generated';
import { useBulk } from '@/shared/bulk';
import { ListResults, useSelection, type FilteredList } from '@/shared/list';
import type { ListPage } from '@/shared/list/use-list-page';
import { useSubscriptionActions } from '../actions';
import type { SubscriptionBulkAction } from '../bulk/subscription-bulk';
import { subscriptionsTexts as texts } from '../subscription.texts';
import { subscriptionView } from './subscription-view';
import type { SubscriptionRowFragment } from './SubscriptionRow.generated';

/** Loads when something is ticked for the first time: the first list does without it. */
const SubscriptionSelectionBar = lazy(async () => ({
  default: (await import('../bulk/SubscriptionSelectionBar')).SubscriptionSelectionBar,
}));

/** Everything of an action on many loads with the first one. */
const SubscriptionBulkDialog = lazy(async () => ({
  default: (await import('../bulk/SubscriptionBulkDialog')).SubscriptionBulkDialog,
}));

interface SubscriptionResultsProps {
  readonly list: FilteredList<object, SubscriptionSortField, SubscriptionFilter>;
  readonly page: ListPage<SubscriptionRowFragment>;
}

/**
 * The subscriptions that match. After an action the list is asked again: a row that does not match any more leaves it, and
 * the total drops (A144).
 */
export const SubscriptionResults = ({ list, page }: SubscriptionResultsProps) => {
  const { filter, paging } = list;
  const { content, refetch } = page;
  const selection = useSelection(content, { filter, ...paging });
  const { open, dialog } = useSubscriptionActions({ onChanged: refetch });
  const bulk = useBulk<SubscriptionRowFragment, SubscriptionFilter, SubscriptionBulkAction>({
    ticks: selection,
    filter,
    onFinished: refetch,
  });
  return (
    <OpenActionContext value={open}>
      <ListResults
        texts={texts}
        list={list}
        page={page}
        view={subscriptionView}
        selectable={{
          selection,
          label: texts.select,
          bar: (
            <SubscriptionSelectionBar
              ticks={selection}
              total={content.total}
              shown={content.rows.length}
              onAction={bulk.open}
            />
          ),
        }}
      />
      {dialog}
      <Suspense>{bulk.begun && <SubscriptionBulkDialog {...bulk.begun} />}</Suspense>
    </OpenActionContext>
  );
};
