import { OpenActionContext } from '@/shared/actions';
import { ListResults, useListPage, useSelection } from '@/shared/list';
import type { ShownList } from '@/shared/views';
import { useSubscriptionActions } from '../actions/subscription.actions';
import { useSubscriptionBulk } from '../actions/subscription.rows';
import { subscriptionsTexts as texts } from '../subscription.texts';
import type { SubscriptionList } from './subscription-list.address';
import { variablesOf } from './subscription-list.variables';
import { subscriptionView } from './subscription-view';
import { useSubscriptionsPageQuery } from './SubscriptionsPage.generated';

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
  const bulk = useSubscriptionBulk({ selection: ticks, content, filter, onFinished: refetch });
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
          bar: bulk.bar,
        }}
        onClear={onClear}
      />
      {dialog}
      {bulk.dialog}
    </OpenActionContext>
  );
};
