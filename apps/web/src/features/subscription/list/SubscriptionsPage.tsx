import { lazy } from 'react';
import { ExportMenu } from '@/features/export';
import { FilterChips, ListScreen, StatusMenu, useListState } from '@/shared/list';
import { subscriptionStatuses } from '../subscription.status';
import { subscriptionsTexts as texts } from '../subscription.texts';
import { chipsOf, statusLabel } from './subscription-chips';
import { plainList, subscriptionListCodec } from './subscription-list.address';
import { SubscriptionFilters } from './SubscriptionFilters';
import { SubscriptionResults } from './SubscriptionResults';
import { subscriptionsList } from '../subscription.feature';

/** Loads with the first export that is asked for. */
const SubscriptionExportDialog = lazy(async () => ({
  default: (await import('../export/SubscriptionExportDialog')).SubscriptionExportDialog,
}));

const statusGroups = [subscriptionStatuses.known] as const;

/** The search of subscriptions (A47-A53). */
export const SubscriptionsPage = () => {
  const [list, change, shown] = useListState(subscriptionListCodec, subscriptionsList.key);
  const clear = () => {
    change(plainList(list.limit));
  };
  return (
    <ListScreen
      title={texts.title}
      tools={
        <>
          <StatusMenu
            status={list.status}
            groups={statusGroups}
            labelOf={statusLabel}
            onChange={(status) => {
              change({ status });
            }}
          />
          <ExportMenu>
            {(format, onClose) => (
              <SubscriptionExportDialog list={list} shown={shown} format={format} onClose={onClose} />
            )}
          </ExportMenu>
        </>
      }
    >
      <SubscriptionFilters list={list} onSearch={change} />
      <FilterChips chips={chipsOf(list, change)} onClear={clear} />
      <SubscriptionResults shown={shown} list={list} onChange={change} onClear={clear} />
    </ListScreen>
  );
};
