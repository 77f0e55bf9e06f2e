import Typography from '@mui/material/Typography';
import { ActionDialogFrame } from './ActionDialogFrame';
import {
  useForwardPaymentNotificationMutation,
  useNotifyPayerMutation,
  useUpdatePaymentByGatewayMutation,
} from './PaymentChanges.generated';
import type { PaymentOutcomeFragment } from './PaymentChanges.generated';
import type { PaymentForActionFragment } from './PaymentForAction.generated';
import { usePaymentChange, type ActionDialogProps } from './use-payment-change';

interface ConfirmDialogProps extends ActionDialogProps {
  readonly action: 'forwardNotification' | 'notifyPayer' | 'updateByGateway';
}

const mutations = {
  forwardNotification: useForwardPaymentNotificationMutation,
  notifyPayer: useNotifyPayerMutation,
  updateByGateway: useUpdatePaymentByGatewayMutation,
} as const;

/** Where it goes. */
const addressee = (
  action: ConfirmDialogProps['action'],
  payment: PaymentForActionFragment,
): string | null | undefined =>
  ({ forwardNotification: payment.notificationUrl, notifyPayer: payment.payer?.email, updateByGateway: null })[action];

/** The actions that ask for nothing but a confirmation (INP-13, INP-14). */
export const ConfirmDialog = ({ action, ...props }: ConfirmDialogProps) => {
  const { payment } = props;
  const useSend = mutations[action];
  const [send] = useSend();
  const change = usePaymentChange<object, PaymentOutcomeFragment>(action, props, send);
  const to = addressee(action, payment);
  return (
    <ActionDialogFrame
      action={action}
      of={props}
      change={change}
      valid
      onSubmit={() => {
        change.submit({});
      }}
    >
      {to && <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{to}</Typography>}
    </ActionDialogFrame>
  );
};
