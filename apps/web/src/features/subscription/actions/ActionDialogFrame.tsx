import { ActionDialog, type ActionForm, type Change } from '@/shared/change';
import { actionTexts } from './actions.texts';
import type { SubscriptionForActionFragment } from './SubscriptionForAction.generated';
import { CurrentSubscription, SubscriptionLine } from './SubscriptionLine';
import type { ActionDialogProps, DialogAction, Outcome } from './use-subscription-change';

interface ActionDialogFrameProps<Args> extends ActionForm {
  readonly action: DialogAction;
  readonly change: Change<Args, Outcome>;
  /** What the dialog was given. */
  readonly of: Omit<ActionDialogProps, 'onChanged'>;
}

/** The frame of the dialogs of a subscription: which one, what happens, what to fill in, and how it went. */
export const ActionDialogFrame = <Args,>({ action, change, of: given, ...form }: ActionDialogFrameProps<Args>) => (
  <ActionDialog<Args, Outcome, SubscriptionForActionFragment>
    {...form}
    action={action}
    words={actionTexts[action]}
    change={change}
    about={{
      line: <SubscriptionLine subscription={given.subscription} />,
      entityOf: ({ subscription }) => subscription,
      show: (subscription) => <CurrentSubscription subscription={subscription} />,
    }}
    onClose={given.onClose}
    onCurrent={given.onCurrent}
  />
);
