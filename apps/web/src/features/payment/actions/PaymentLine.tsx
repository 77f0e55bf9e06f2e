import { CurrentEntity, EntityLine } from '@/shared/change';
import { ABSENT, money } from '@/shared/format';
import { PaymentStatusChips } from '../PaymentStatusChips';
import type { PaymentForActionFragment } from './PaymentForAction.generated';

interface PaymentProps {
  readonly payment: PaymentForActionFragment;
}

/** Which payment a dialog is about. */
export const PaymentLine = ({ payment }: PaymentProps) => (
  <EntityLine
    id={payment.id}
    title={payment.payer?.name ?? ABSENT}
    amount={money(payment.finalAmount, payment.currencyId)}
    status={<PaymentStatusChips payment={payment} />}
  />
);

/** How the payment stands now, after somebody else changed it. */
export const CurrentPayment = ({ payment }: PaymentProps) => (
  <CurrentEntity
    status={<PaymentStatusChips payment={payment} />}
    amount={money(payment.finalAmount, payment.currencyId)}
    version={payment.version}
    lastUpdateDate={payment.lastUpdateDate}
  />
);
