import { routes } from '@/domain/routes';
import { ActionToolbar } from '@/shared/actions';
import { DetailHeader } from '@/shared/detail';
import { money } from '@/shared/format';
import type { ActionName } from '../../actions/menu/action-looks';
import { useOfferedActions } from '../../actions/menu/use-offered-actions';
import { PaymentStatusChips } from '../../PaymentStatusChips';
import { paymentDetailTexts as texts } from '../detail.texts';
import type { PaymentHeaderFragment } from './PaymentHeader.generated';

/** Always at hand, whatever else can be done. */
const looks: ReadonlySet<ActionName> = new Set(['refresh', 'history']);

/** Back to the list, which remembers for the session how it was left (A15). */
export const toPayments = { to: routes.payments.path, label: texts.back } as const;

/** What the page does for its toolbar. */
interface PageActions {
  readonly run: (action: ActionName) => void;
  readonly reloading: boolean;
}

interface PaymentHeaderProps {
  readonly payment: PaymentHeaderFragment;
  readonly page: PageActions;
}

/** Which payment this is, and what can be done with it. */
export const PaymentHeader = ({ payment, page: { run, reloading } }: PaymentHeaderProps) => (
  <DetailHeader
    title={texts.title}
    back={toPayments}
    reminder={{
      what: money(payment.finalAmount, payment.currencyId),
      status: <PaymentStatusChips payment={payment} />,
    }}
    toolbar={
      <ActionToolbar
        label={texts.actions}
        actions={useOfferedActions(payment, run)}
        looks={looks}
        reloading={reloading}
      />
    }
    reloading={reloading}
  />
);
