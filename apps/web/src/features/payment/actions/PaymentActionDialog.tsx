import { queryState } from '@/shared/apollo';
import { AskedAction } from '@/shared/change';
import { actionTexts, dialogTexts } from './actions.texts';
import { ConfirmDialog } from './ConfirmDialog';
import { UpdatePaymentMethodDialog } from './UpdatePaymentMethodDialog';
import { PartialRefundDialog } from './PartialRefundDialog';
import { usePaymentForActionQuery } from './PaymentForAction.generated';
import { ReasonDialog } from './ReasonDialog';
import { RefundDialog } from './RefundDialog';
import { RetryDialog } from './RetryDialog';
import type { ActionDialogProps, DialogAction } from './use-payment-change';

interface PaymentActionDialogProps extends Pick<ActionDialogProps, 'onClose' | 'onChanged'> {
  readonly action: DialogAction;
  readonly id: string;
}

const Dialog = ({ action, ...props }: ActionDialogProps & { readonly action: DialogAction }) => {
  switch (action) {
    case 'cancel':
    case 'cancelObjection':
    case 'reverse':
      return <ReasonDialog action={action} {...props} />;
    case 'forwardNotification':
    case 'notifyPayer':
    case 'updateByGateway':
      return <ConfirmDialog action={action} {...props} />;
    case 'refund':
      return <RefundDialog {...props} />;
    case 'partialRefund':
      return <PartialRefundDialog {...props} />;
    case 'retry':
      return <RetryDialog {...props} />;
    case 'updatePaymentMethod':
      return <UpdatePaymentMethodDialog {...props} />;
  }
};

/** The dialog of an action, once the payment is there that it is about. */
export const PaymentActionDialog = ({ action, id, onClose, onChanged }: PaymentActionDialogProps) => {
  const result = usePaymentForActionQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  return (
    <AskedAction
      action={action}
      title={actionTexts[action].title}
      asked={{
        entity: result.data?.payment,
        ...queryState(result),
      }}
      texts={dialogTexts}
      onClose={onClose}
    >
      {(payment, onCurrent) => (
        <Dialog action={action} payment={payment} onClose={onClose} onChanged={onChanged} onCurrent={onCurrent} />
      )}
    </AskedAction>
  );
};
