import type { ChangeInput } from '@/shared/apollo/schema-types.generated';
import { useChange, type Change, type SendMutation, type Rejection } from '@/shared/change';
import { notify } from '@/shared/feedback';
import { money } from '@/shared/format';
import { actionTexts, dialogTexts } from './actions.texts';
import type { PaymentOutcomeFragment, RefundOutcomeFragment } from './PaymentChanges.generated';
import type { PaymentChangedFragment, PaymentForActionFragment } from './PaymentForAction.generated';

/** Name of an action that has a dialog. */
export type DialogAction = keyof typeof actionTexts;

/** What every dialog of an action gets. */
export interface ActionDialogProps {
  readonly payment: PaymentForActionFragment;
  readonly onClose: () => void;
  /** Called after the change; null when the payment could not be read again. */
  readonly onChanged: (payment: PaymentChangedFragment | null) => void;
  /** Called when the person goes on with the payment as it is now, after a conflict. */
  readonly onCurrent: (payment: PaymentForActionFragment) => void;
}

type Outcome = PaymentOutcomeFragment | RefundOutcomeFragment;

const refundsOf = (outcome: Outcome): RefundOutcomeFragment['refunds'] => ('refunds' in outcome ? outcome.refunds : []);
const isRejected = ({ status }: { readonly status: string }): boolean => status === 'rejected';

/** A127: refunds that were all rejected gave nothing back. */
const rejectionOf = (outcome: Outcome): Rejection | undefined => {
  const refunds = refundsOf(outcome);
  const [first] = refunds;
  if (!first || !refunds.every(isRejected)) return undefined;
  return { reason: first.statusDetail ?? first.status, status: first.status, version: outcome.payment?.version };
};

const sum = (refunds: RefundOutcomeFragment['refunds']): string =>
  refunds
    .filter((refund) => !isRejected(refund))
    .map(({ amount, currencyId }) => money(amount, currencyId))
    .join(' + ');

/** PAC-33: the success of a refund is told when the payment is refunded; of a part of it, how much went back. */
const tell = (action: DialogAction, outcome: Outcome): void => {
  const refunds = refundsOf(outcome);
  const rejected = refunds.filter(isRejected).length;
  if (rejected > 0) notify.warning(dialogTexts.someRejected(rejected, refunds.length));
  if (refunds.length > 0 && outcome.payment?.status !== 'REFUNDED') notify.info(dialogTexts.givenBack(sum(refunds)));
  else notify.success(actionTexts[action].done);
};

/** The change of a payment behind a dialog: what was done is told, and the screens follow. */
export const usePaymentChange = <Args extends object, Payload extends Outcome>(
  action: DialogAction,
  { payment, onClose, onChanged }: ActionDialogProps,
  send: SendMutation<Args & { readonly id: string; readonly change: ChangeInput }, Payload>,
): Change<Args, Payload> =>
  useChange<Args, Payload>({
    version: payment.version,
    send: (args) => send({ variables: { ...args, id: payment.id } }),
    rejectionOf,
    onDone: (payload) => {
      tell(action, payload);
      onClose();
      onChanged(payload.payment);
    },
  });
