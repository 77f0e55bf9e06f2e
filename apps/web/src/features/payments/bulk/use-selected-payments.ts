import { skipToken } from '@/shared/apollo';
import { errorOf } from '@/shared/apollo';
import type { PaymentFilter } from '@/shared/apollo/schema-types.generated';
import type { Failure } from '@/shared/feedback';
import type { PaymentRowFragment } from '../list/PaymentRow.generated';
import { usePaymentSelectionQuery } from './PaymentSelection.generated';

/** Which payments an action is about: the ticked ones, or all that match but some. */
export type PaymentChoice =
  | { readonly kind: 'rows'; readonly rows: readonly PaymentRowFragment[] }
  | {
      readonly kind: 'matching';
      readonly filter: PaymentFilter;
      readonly except: readonly string[];
      /** How many matched when the person chose them. */
      readonly expectedSize: number;
    };

interface SelectedPayments {
  readonly rows: readonly PaymentRowFragment[] | undefined;
  readonly failure: Failure | undefined;
}

/** The payments themselves; those that match are read anew, and refused when they are not as many any more. */
export const useSelectedPayments = (choice: PaymentChoice): SelectedPayments => {
  const result = usePaymentSelectionQuery(
    choice.kind === 'rows'
      ? skipToken
      : {
          variables: { filter: choice.filter, except: [...choice.except], expectedSize: choice.expectedSize },
          // the rows of a moment ago are not what is acted on
          fetchPolicy: 'no-cache',
        },
  );
  if (choice.kind === 'rows') return { rows: choice.rows, failure: undefined };
  return { rows: result.data?.paymentSelection.rows, failure: errorOf(result) };
};
