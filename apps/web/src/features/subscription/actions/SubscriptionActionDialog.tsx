import { queryState } from '@/shared/apollo';
import { AskedAction } from '@/shared/change';
import { actionTexts, dialogTexts } from './actions.texts';
import { AmountDialog } from './AmountDialog';
import { CancelDialog } from './CancelDialog';
import { DeleteMethodDialog } from './DeleteMethodDialog';
import { MethodDialog } from './MethodDialog';
import { SendNotificationDialog } from './SendNotificationDialog';
import { useSubscriptionForActionQuery } from './SubscriptionForAction.generated';
import type { ActionDialogProps, DialogAction } from './use-subscription-change';

const dialogs = {
  cancel: CancelDialog,
  updatePaymentMethod: MethodDialog,
  updateAmount: AmountDialog,
  deletePaymentMethod: DeleteMethodDialog,
  sendNotification: SendNotificationDialog,
} as const;

interface SubscriptionActionDialogProps extends Pick<ActionDialogProps, 'onClose' | 'onChanged'> {
  readonly action: DialogAction;
  readonly id: string;
}

/** The dialog of an action, once the subscription is there that it is about. */
export const SubscriptionActionDialog = ({ action, id, onClose, onChanged }: SubscriptionActionDialogProps) => {
  const result = useSubscriptionForActionQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const Dialog = dialogs[action];
  return (
    <AskedAction
      action={action}
      title={actionTexts[action].title}
      asked={{
        entity: result.data?.subscription,
        ...queryState(result),
      }}
      texts={dialogTexts}
      onClose={onClose}
    >
      {(subscription, onCurrent) => (
        <Dialog subscription={subscription} onClose={onClose} onChanged={onChanged} onCurrent={onCurrent} />
      )}
    </AskedAction>
  );
};
