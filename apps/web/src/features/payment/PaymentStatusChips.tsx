import EventBusy from '@mui/icons-material/EventBusyRounded';
import Undo from '@mui/icons-material/UndoRounded';
import { Sign, StatusChip } from '@/shared/feedback';
import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';
import { magnitude, money } from '@/shared/format';
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
  /** True where there is room for one chip, as in a column. Overdue and a partial refund are icons there. */
  readonly narrow?: boolean;
}

/** Returns the text about a partial refund. Undefined if nothing was refunded, or the status is already refunded. */
const refundedPart = ({ status, refundedAmount, currencyId }: PaymentStatusChipsProps['payment']): string | undefined =>
  status !== 'REFUNDED' && magnitude(refundedAmount) > 0 && currencyId !== undefined && refundedAmount !== undefined
    ? texts.refundedPart(money(refundedAmount, currencyId))
    : undefined;

/** Status chip, with icons for overdue and for a partial refund. */
const NarrowChips = ({ payment }: Pick<PaymentStatusChipsProps, 'payment'>) => {
  const part = refundedPart(payment);
  return (
    <>
      <PaymentStatusChip of={payment} />
      {payment.overdue && <Sign icon={EventBusy} color="warning.main" title={texts.overdue} />}
      {part !== undefined && <Sign icon={Undo} color="text.secondary" title={part} label={texts.partlyRefunded} />}
    </>
  );
};

/**
 * Chips with the status of a payment or of one of its versions. Overdue (CON-08) and a partial refund are not statuses,
 * so they are chips of their own.
 */
export const PaymentStatusChips = ({ payment, narrow = false }: PaymentStatusChipsProps) => {
  const part = refundedPart(payment);
  return narrow ? (
    <NarrowChips payment={payment} />
  ) : (
    <>
      <PaymentStatusChip of={payment} />
      {payment.overdue && <StatusChip tone="warning" label={texts.overdue} />}
      {part !== undefined && <StatusChip tone="neutral" label={part} />}
    </>
  );
};
