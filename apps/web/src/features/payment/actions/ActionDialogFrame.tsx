import { ActionDialog, type ActionForm, type Change } from '@/shared/change';
import { actionTexts } from './actions.texts';
import type { PaymentOutcomeFragment, RefundOutcomeFragment } from './PaymentChanges.generated';
import type { PaymentForActionFragment } from './PaymentForAction.generated';
import { CurrentPayment, PaymentLine } from './PaymentLine';
import type { ActionDialogProps, DialogAction } from './use-payment-change';

type Outcome = PaymentOutcomeFragment | RefundOutcomeFragment;

interface ActionDialogFrameProps<Args> extends ActionForm {
  readonly action: DialogAction;
  readonly change: Change<Args, Outcome>;
  /** What the dialog was given. */
  readonly of: Omit<ActionDialogProps, 'onChanged'>;
}

/** The frame of the dialogs of a payment: which payment, what happens, what to fill in, and how it went. */
export const ActionDialogFrame = <Args,>({ action, change, of: given, ...form }: ActionDialogFrameProps<Args>) => (
  <ActionDialog<Args, Outcome, PaymentForActionFragment>
    {...form}
    action={action}
    words={actionTexts[action]}
    change={change}
    about={{
      line: <PaymentLine payment={given.payment} />,
      entityOf: ({ payment }) => payment,
      show: (payment) => <CurrentPayment payment={payment} />,
    }}
    onClose={given.onClose}
    onCurrent={given.onCurrent}
  />
);
