import Typography from '@mui/material/Typography';
import { methodText } from '../subscription.method';
import { ActionDialogFrame } from './ActionDialogFrame';
import { dialogTexts } from './actions.texts';
import { useDeleteSubscriptionPaymentMethodMutation } from './SubscriptionChanges.generated';
import { useSubscriptionChange, type ActionDialogProps } from './use-subscription-change';

/** Takes the payment method away, once the person has seen which one it is (A137). */
export const DeleteMethodDialog = (props: ActionDialogProps) => {
  const [send] = useDeleteSubscriptionPaymentMethodMutation();
  const change = useSubscriptionChange<object>('deletePaymentMethod', props, { send });
  return (
    <ActionDialogFrame
      action="deletePaymentMethod"
      of={props}
      change={change}
      valid
      danger
      onSubmit={() => {
        change.submit({});
      }}
    >
      <Typography sx={{ fontWeight: 560 }}>
        {methodText(props.subscription.paymentMethod) ?? dialogTexts.unnamedMethod}
      </Typography>
    </ActionDialogFrame>
  );
};
