import { RecordMarks } from '@/domain/note';
import { SearchElsewhere, useRecordSearch } from '@/domain/record-search';
import { ExportMenu, ExportSelection } from '@/features/export';
import { ListWithActions } from '@/shared/bulk';
import { FilterForm, ListScreen, StatusMenu, useFilteredList, useListPage, useListSum } from '@/shared/list';
import { subscriptionStatuses } from '../subscription.status';
import { subscriptionsTexts as texts } from '../subscription.texts';
import { subscriptionActions, subscriptionBulk } from '../actions/subscription.actions';
import { subscriptionExport } from './subscription-export';
import { subscriptionList } from './subscription-list';
import { SubscriptionSumDocument } from './SubscriptionSum.generated';
import { subscriptionView } from './subscription-view';
import { useSubscriptionsPageQuery } from './SubscriptionsPage.generated';

const statusGroups = [subscriptionStatuses.choices];

/** Page that searches subscriptions (A47-A53). */
export const SubscriptionsPage = () => {
  const list = useFilteredList(subscriptionList);
  const { filter, paging, state, change } = list;
  const query = useSubscriptionsPageQuery({ variables: { filter, ...paging } });
  const page = useListPage(query, list);
  const sum = useListSum(SubscriptionSumDocument, list, page);
  const dialog = subscriptionActions.usePageDialogs({ onChanged: page.refetch });
  const bulk = subscriptionBulk.useBulk({
    list,
    page,
    tools: (selection) => <ExportSelection list={list} selection={selection} exported={subscriptionExport} />,
  });
  return (
    <ListScreen
      help="Suscripciones"
      tools={
        <>
          <StatusMenu status={state.status} groups={statusGroups} onChange={(status) => change({ status })} />
          <ExportMenu list={list} page={page} exported={subscriptionExport} />
        </>
      }
    >
      <FilterForm list={list} recordOf={useRecordSearch()} />
      <RecordMarks of="PaymentSubscription" rows={page.content.rows}>
        <ListWithActions
          texts={texts}
          list={list}
          page={page}
          sum={sum}
          view={subscriptionView}
          dialog={dialog}
          elsewhere={<SearchElsewhere text={state.text} />}
          bulk={bulk}
        />
      </RecordMarks>
    </ListScreen>
  );
};
