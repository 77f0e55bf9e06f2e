import { StatusChip } from '@/shared/feedback';
import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';
import { paymentStatus } from './payment.status';
import { paymentsTexts } from './payment.texts';

interface PaymentStatusChipsProps {
  readonly payment: {
    readonly status: PaymentStatus;
    readonly statusCode: string;
    readonly overdue?: boolean;
  };
}

/** The state of a payment or of one of its versions; overdue is no state, and stands beside it (CON-08). */
export const PaymentStatusChips = ({ payment: { status, statusCode, overdue = false } }: PaymentStatusChipsProps) => {
  const { label, tone } = paymentStatus[status];
  return (
    <>
      <StatusChip tone={tone} label={status === 'UNKNOWN' ? statusCode : label} title={statusCode} />
      {overdue && <StatusChip tone="warning" label={paymentsTexts.overdue} />}
    </>
  );
};
