import { StatusChip } from '@/shared/feedback';
import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';
import { money } from '@/shared/format';
import { statusChip } from '@/shared/status';
import { paymentStatus } from './payment.status';
import { paymentsTexts as texts } from './payment.texts';

const PaymentStatusChip = statusChip(paymentStatus);

interface PaymentStatusChipsProps {
  readonly payment: {
    readonly status: PaymentStatus;
    readonly statusCode: string;
    readonly overdue?: boolean;
    readonly refundedAmount?: string;
    readonly currencyId?: string;
  };
  /** Shows the amount of a refund within the chip; in the narrow column of a list it is told by its title. */
  readonly whole?: boolean;
}

/** Words for the part that was given back of a payment that is not refunded as a whole; undefined where nothing was. */
const refundedPart = ({
  status,
  refundedAmount,
  currencyId,
}: PaymentStatusChipsProps['payment']): string | undefined =>
  status !== 'REFUNDED' && Number(refundedAmount ?? 0) > 0 && currencyId !== undefined && refundedAmount !== undefined
    ? texts.refundedPart(money(refundedAmount, currencyId))
    : undefined;

/**
 * The state of a payment or of one of its versions. Overdue is no state, and stands beside it (CON-08); neither is a
 * refund of a part.
 */
export const PaymentStatusChips = ({ payment, whole = false }: PaymentStatusChipsProps) => {
  const part = refundedPart(payment);
  return (
    <>
      <PaymentStatusChip of={payment} />
      {payment.overdue && <StatusChip tone="warning" label={texts.overdue} />}
      {part !== undefined && <StatusChip tone="neutral" label={whole ? part : texts.partlyRefunded} title={part} />}
    </>
  );
};
