import { lazy, Suspense } from 'react';
import { OpenActionContext } from '@/shared/actions';
import type { SubscriptionFilter } from '@/shared/apollo/schema-types.generated';
import { useBulk } from '@/shared/bulk';
import { ListResults, useListPage, useSelection } from '@/shared/list';
import type { ShownList } from '@/shared/views';
import { useSubscriptionActions } from '../actions';
import type { SubscriptionBulkAction } from '../bulk/subscription-bulk';
import { subscriptionsTexts as texts } from '../subscription.texts';
import type { SubscriptionList } from './subscription-list.address';
import { variablesOf } from './subscription-list.variables';
import { subscriptionView } from './subscription-view';
import type { SubscriptionRowFragment } from './SubscriptionRow.generated';
import { useSubscriptionsPageQuery } from './SubscriptionsPage.generated';

/** Loads when something is ticked for the first time. */
const SubscriptionSelectionBar = lazy(async () => ({
  default: (await import('../bulk/SubscriptionSelectionBar')).SubscriptionSelectionBar,
}));

/** Everything of an action on many loads with the first one. */
const SubscriptionBulkDialog = lazy(async () => ({
  default: (await import('../bulk/SubscriptionBulkDialog')).SubscriptionBulkDialog,
}));

interface SubscriptionResultsProps {
  readonly list: SubscriptionList;
  readonly shown: ShownList;
  readonly onChange: (changed: Partial<SubscriptionList>) => void;
  readonly onClear: () => void;
}

/** The subscriptions that match; after an action the list is asked again (A144). */
export const SubscriptionResults = ({ list, shown, onChange, onClear }: SubscriptionResultsProps) => {
  const variables = variablesOf(list);
  const page = useListPage(
    useSubscriptionsPageQuery({ variables }),
    ({ subscriptions }) => subscriptions,
    list,
    onChange,
  );
  const { content, refetch } = page;
  const ticks = useSelection(content, variables);
  const { open, dialog } = useSubscriptionActions({ onChanged: refetch });
  const { filter } = variables;
  const bulk = useBulk<SubscriptionRowFragment, SubscriptionFilter, SubscriptionBulkAction>({
    ticks,
    filter,
    onFinished: refetch,
  });
  return (
    <OpenActionContext value={open}>
      <ListResults
        texts={texts}
        shown={shown}
        page={page}
        view={subscriptionView}
        paging={list}
        onPaging={onChange}
        ticking={{
          ticks,
          label: texts.select,
          bar: (
            <SubscriptionSelectionBar
              ticks={ticks}
              total={content.total}
              shown={content.rows.length}
              onAction={bulk.open}
            />
          ),
        }}
        onClear={onClear}
      />
      {dialog}
      <Suspense>{bulk.begun && <SubscriptionBulkDialog {...bulk.begun} />}</Suspense>
    </OpenActionContext>
  );
};
