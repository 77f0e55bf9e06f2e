import { useState } from 'react';
import { errorOf } from '@/shared/apollo';
import { AppDialog } from '@/shared/dialog';
import { EmptyState, FailedState, LoadingRows } from '@/shared/feedback';
import { actionTexts, dialogTexts } from './actions.texts';
import { ConfirmDialog } from './ConfirmDialog';
import { UpdatePaymentMethodDialog } from './UpdatePaymentMethodDialog';
import { PartialRefundDialog } from './PartialRefundDialog';
import { usePaymentForActionQuery, type PaymentForActionFragment } from './PaymentForAction.generated';
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

/**
 * The dialog of an action, once the payment is there that it is about. It keeps what the person saw when it opened, whatever
 * the page behind it learns meanwhile: only after a conflict it goes on with the current one. What is refused says why.
 */
export const PaymentActionDialog = ({ action, id, onClose, onChanged }: PaymentActionDialogProps) => {
  const result = usePaymentForActionQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [current, goOnWith] = useState<PaymentForActionFragment>();
  const payment = result.data?.payment;
  const failure = errorOf(result);
  const available = payment?.availableActions.find(({ name }) => name === action);
  if (payment && available?.allowed)
    return (
      <Dialog
        action={action}
        payment={current ?? payment}
        onClose={onClose}
        onChanged={onChanged}
        onCurrent={goOnWith}
      />
    );
  return (
    <AppDialog open title={actionTexts[action].title} onClose={onClose}>
      {result.loading && <LoadingRows />}
      {failure && <FailedState title={dialogTexts.failed} failure={failure} onRetry={() => void result.refetch()} />}
      {!result.loading && !failure && <EmptyState title={available?.reason ?? dialogTexts.notFound} />}
    </AppDialog>
  );
};
