import { SelectionBar, type SelectionBarOptions } from '@/shared/bulk';
import type { PaymentRowFragment } from '../list/PaymentRow.generated';
import { paymentBulk, type PaymentBulkAction } from './payment-bulk';

/** What can be done to the ticked payments. */
export const PaymentSelectionBar = (props: SelectionBarOptions<PaymentRowFragment, PaymentBulkAction>) => (
  <SelectionBar kind={paymentBulk} {...props} />
);
