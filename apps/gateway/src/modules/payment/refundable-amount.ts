import type * as contract from '@backoffice/contracts/payment';
import { cents, listOf, money } from '../mapping.ts';

/** GAP-51: what is left after the approved refunds. */
export const refundableFrom = ({ final_amount, refunds }: contract.Payment): string =>
  money(
    listOf(refunds, ({ status, amount }) => (status === 'approved' ? cents(amount) : 0)).reduce(
      (left, refunded) => left - refunded,
      cents(final_amount),
    ) / 100,
  );
