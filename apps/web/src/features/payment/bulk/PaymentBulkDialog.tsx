import { MethodStep } from '@/domain/payment-method/MethodStep';
import { skipToken, useApolloClient } from '@/shared/apollo';
import type { PaymentFilter } from '@/shared/apollo/schema-types.generated';
import { BulkDialog, chosenOf, ReasonStep, runChange, selectionQuery, type BulkDialogOptions } from '@/shared/bulk';
import { keepingPayment } from '../actions/keeping-payment';
import {
  CancelPaymentDocument,
  CancelPaymentObjectionDocument,
  UpdatePaymentMethodDocument,
} from '../actions/PaymentChanges.generated';
import type { PaymentRowFragment } from '../list/PaymentRow.generated';
import { paymentBulk, type PaymentBulkAction } from './payment-bulk';
import { usePaymentSelectionQuery } from './PaymentSelection.generated';

type PaymentBulkDialogProps = BulkDialogOptions<PaymentRowFragment, PaymentFilter, PaymentBulkAction>;

/** An action on many payments. */
export const PaymentBulkDialog = ({ choice, ...dialog }: PaymentBulkDialogProps) => {
  const { action } = dialog;
  const client = useApolloClient();
  const { data, error } = usePaymentSelectionQuery(choice.kind === 'rows' ? skipToken : selectionQuery(choice));
  return (
    <BulkDialog kind={paymentBulk} chosen={chosenOf(choice, { rows: data?.paymentSelection.rows, error })} {...dialog}>
      {({ rows: _rows, onRun, ...step }) =>
        action === 'updatePaymentMethod' ? (
          <MethodStep
            {...step}
            onMethod={(method) => {
              const mutation = UpdatePaymentMethodDocument;
              onRun(runChange((of) => client.mutate({ mutation, variables: { ...of, method }, ...keepingPayment })));
            }}
          />
        ) : (
          <ReasonStep
            {...step}
            danger={action === 'cancel'}
            onReason={(reason) => {
              const mutation = action === 'cancel' ? CancelPaymentDocument : CancelPaymentObjectionDocument;
              onRun(runChange((of) => client.mutate({ mutation, variables: { ...of, reason } })));
            }}
          />
        )
      }
    </BulkDialog>
  );
};
