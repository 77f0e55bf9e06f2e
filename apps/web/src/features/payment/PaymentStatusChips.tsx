import EventBusy from '@mui/icons-material/EventBusyRounded';
import Undo from '@mui/icons-material/UndoRounded';
import Box from '@mui/material/Box';
import { StatusChip } from '@/shared/feedback';
import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';
import { magnitude, money } from '@/shared/format';
import { statusChip } from '@/shared/status';
import { VisuallyHidden } from '@/shared/theme';
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
  /** For the column of a list, which has room for one chip: the rest is a sign, whose title names it. */
  readonly narrow?: boolean;
}

/** Words for the part that was given back of a payment that is not refunded as a whole; undefined where nothing was. */
const refundedPart = ({ status, refundedAmount, currencyId }: PaymentStatusChipsProps['payment']): string | undefined =>
  status !== 'REFUNDED' && magnitude(refundedAmount) > 0 && currencyId !== undefined && refundedAmount !== undefined
    ? texts.refundedPart(money(refundedAmount, currencyId))
    : undefined;

interface SignProps {
  readonly icon: typeof Undo;
  readonly color: string;
  readonly title: string;
  readonly label: string;
}

/** Sign of what stands beside the state, where a second chip has no room. */
const Sign = ({ icon: Icon, color, title, label }: SignProps) => (
  <Box component="span" title={title} sx={{ display: 'inline-flex', flex: 'none', color }}>
    <Icon sx={{ fontSize: 18 }} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </Box>
);

/** State of a row in a list, with signs for the rest. */
const NarrowChips = ({ payment }: Pick<PaymentStatusChipsProps, 'payment'>) => {
  const part = refundedPart(payment);
  return (
    <>
      <PaymentStatusChip of={payment} />
      {payment.overdue && <Sign icon={EventBusy} color="warning.main" title={texts.overdue} label={texts.overdue} />}
      {part !== undefined && <Sign icon={Undo} color="text.secondary" title={part} label={texts.partlyRefunded} />}
    </>
  );
};

/**
 * The state of a payment or of one of its versions. Overdue is no state, and stands beside it (CON-08); neither is a
 * refund of a part.
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
