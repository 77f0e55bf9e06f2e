import { MethodStep } from '@/domain/payment-method/MethodStep';
import { skipToken, useApolloClient } from '@/shared/apollo';
import type { SubscriptionFilter } from '@/shared/apollo/schema-types.generated';
import {
  BulkDialog,
  chosenOf,
  ReasonStep,
  runChange,
  selectionQuery,
  type BulkDialogOptions,
  type TaskStepProps,
} from '@/shared/bulk';
import { keepingSubscription } from '../actions/keeping-subscription';
import {
  CancelSubscriptionDocument,
  UpdateSubscriptionAmountDocument,
  UpdateSubscriptionMethodDocument,
} from '../actions/SubscriptionChanges.generated';
import type { SubscriptionRowFragment } from '../list/SubscriptionRow.generated';
import { AmountStep } from './AmountStep';
import { subscriptionBulk, type SubscriptionBulkAction } from './subscription-bulk';
import { useSubscriptionSelectionQuery } from './SubscriptionSelection.generated';

type SubscriptionBulkDialogProps = BulkDialogOptions<
  SubscriptionRowFragment,
  SubscriptionFilter,
  SubscriptionBulkAction
>;

interface SubscriptionStepProps extends TaskStepProps<SubscriptionRowFragment> {
  readonly action: SubscriptionBulkAction;
}

/** What each action asks for, and what it then sends for one subscription. */
const SubscriptionStep = ({ action, rows, onRun, ...step }: SubscriptionStepProps) => {
  const client = useApolloClient();
  switch (action) {
    case 'cancel':
      return (
        <ReasonStep
          {...step}
          danger
          onReason={(reason) => {
            const mutation = CancelSubscriptionDocument;
            onRun(runChange((of) => client.mutate({ mutation, variables: { ...of, reason } })));
          }}
        />
      );
    case 'updatePaymentMethod':
      return (
        <MethodStep
          {...step}
          onMethod={(method) => {
            const mutation = UpdateSubscriptionMethodDocument;
            onRun(runChange((of) => client.mutate({ mutation, variables: { ...of, method }, ...keepingSubscription })));
          }}
        />
      );
    case 'updateAmountOfMany':
      return (
        <AmountStep
          {...step}
          currencyId={rows[0]?.currencyId ?? ''}
          onAmount={(amount) => {
            const mutation = UpdateSubscriptionAmountDocument;
            onRun(runChange((of) => client.mutate({ mutation, variables: { ...of, amount } })));
          }}
        />
      );
  }
};

/** An action on many subscriptions. */
export const SubscriptionBulkDialog = ({ choice, ...dialog }: SubscriptionBulkDialogProps) => {
  const { action } = dialog;
  const { data, error } = useSubscriptionSelectionQuery(choice.kind === 'rows' ? skipToken : selectionQuery(choice));
  const chosen = chosenOf(choice, { rows: data?.subscriptionSelection.rows, error });
  return (
    <BulkDialog kind={subscriptionBulk} chosen={chosen} {...dialog}>
      {(step) => <SubscriptionStep action={action} {...step} />}
    </BulkDialog>
  );
};
