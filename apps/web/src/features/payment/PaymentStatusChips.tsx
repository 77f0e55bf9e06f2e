import { StatusChip } from '@/shared/feedback';
import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';
import { statusChip } from '@/shared/status';
import { paymentStatus } from './payment.status';
import { paymentsTexts } from './payment.texts';

const PaymentStatusChip = statusChip(paymentStatus);

interface PaymentStatusChipsProps {
  readonly payment: {
    readonly status: PaymentStatus;
    readonly statusCode: string;
    readonly overdue?: boolean;
  };
}

/** The state of a payment or of one of its versions; overdue is no state, and stands beside it (CON-08). */
export const PaymentStatusChips = ({ payment }: PaymentStatusChipsProps) => (
  <>
    <PaymentStatusChip of={payment} />
    {payment.overdue && <StatusChip tone="warning" label={paymentsTexts.overdue} />}
  </>
);
