import { ExportDialog, type KnownExportFormat } from '@/features/export';
import type { ShownList } from '@/shared/views';
import { chipsOf } from '../list/subscription-chips';
import type { SubscriptionList } from '../list/subscription-list.address';
import { variablesOf } from '../list/subscription-list.variables';
import { subscriptionView } from '../list/subscription-view';
import { useSubscriptionsPageQuery } from '../list/SubscriptionsPage.generated';
import { subscription } from '../subscription.texts';
import { subscriptionColumnsInFile } from './subscription-columns';

interface SubscriptionExportDialogProps {
  readonly list: SubscriptionList;
  readonly shown: ShownList;
  readonly format: KnownExportFormat;
  readonly onClose: () => void;
}

/** Exports the list of subscriptions as it is shown. */
export const SubscriptionExportDialog = ({ list, shown, format, onClose }: SubscriptionExportDialogProps) => {
  const variables = variablesOf(list);
  // what the list has asked for is there already
  const { data } = useSubscriptionsPageQuery({ variables, fetchPolicy: 'cache-first' });
  const { filter } = variables;
  return (
    <ExportDialog
      format={format}
      onClose={onClose}
      list={{
        type: 'SUBSCRIPTION',
        noun: subscription,
        chips: chipsOf(list, () => undefined),
        sort: list.sort,
        matching: data?.subscriptions.size,
        key: shown.key,
        columns: subscriptionView.columns,
        inFile: subscriptionColumnsInFile,
        inputOf: (columns) => ({ subscriptions: { filter, sorts: [list.sort], columns } }),
      }}
    />
  );
};
