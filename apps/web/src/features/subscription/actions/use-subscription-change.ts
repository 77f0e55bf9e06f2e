import type { ChangeInput } from '@/shared/apollo/schema-types.generated';
import { useChange, type Change, type SendMutation } from '@/shared/change';
import { notify, type NoticeLink } from '@/shared/feedback';
import { actionTexts } from './actions.texts';
import type { NotificationOutcomeFragment, SubscriptionOutcomeFragment } from './SubscriptionChanges.generated';
import type { SubscriptionChangedFragment, SubscriptionForActionFragment } from './SubscriptionForAction.generated';

/** Name of an action that has a dialog. */
export type DialogAction = keyof typeof actionTexts;

/** What every dialog of an action gets. */
export interface ActionDialogProps {
  readonly subscription: SubscriptionForActionFragment;
  readonly onClose: () => void;
  /** Called after the change; null when the subscription could not be read again. */
  readonly onChanged: (subscription: SubscriptionChangedFragment | null) => void;
  /** Called when the person goes on with the subscription as it is now, after a conflict. */
  readonly onCurrent: (subscription: SubscriptionForActionFragment) => void;
}

/** What a change of a subscription answers. */
export type Outcome = SubscriptionOutcomeFragment | NotificationOutcomeFragment;

interface SubscriptionChangeOptions<Variables, Payload> {
  readonly send: SendMutation<Variables, Payload>;
  /** Where the notice of success leads. */
  readonly linkOf?: (payload: Payload) => NoticeLink | undefined;
}

/** The change of a subscription behind a dialog: what was done is told, and the screens follow. */
export const useSubscriptionChange = <Args extends object, Payload extends Outcome = SubscriptionOutcomeFragment>(
  action: DialogAction,
  { subscription, onClose, onChanged }: ActionDialogProps,
  { send, linkOf }: SubscriptionChangeOptions<Args & { readonly id: string; readonly change: ChangeInput }, Payload>,
): Change<Args, Payload> =>
  useChange<Args, Payload>({
    version: subscription.version,
    send: (args) => send({ variables: { ...args, id: subscription.id } }),
    onDone: (payload) => {
      notify.success(actionTexts[action].done, linkOf?.(payload));
      onClose();
      onChanged(payload.subscription);
    },
  });
