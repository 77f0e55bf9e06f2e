import { lazy } from 'react';
import { useActions, type Actions } from '@/shared/actions';
import { actionTexts } from './actions.texts';
import type { SubscriptionChangedFragment } from './SubscriptionForAction.generated';
import type { DialogAction } from './use-subscription-change';

const SubscriptionActionDialog = lazy(async () => ({
  default: (await import('./SubscriptionActionDialog')).SubscriptionActionDialog,
}));

interface SubscriptionActionsOptions {
  /** Of a page that is about one subscription. */
  readonly subscriptionId?: string;
  /** Called after a change that happened; null when the subscription could not be read again. */
  readonly onChanged: (subscription: SubscriptionChangedFragment | null) => void;
}

const isDialog = (name: string): name is DialogAction => Object.hasOwn(actionTexts, name);

/** The actions of subscriptions on a page, and the dialog that the address asks for, `?accion=…&suscripcion=…`. */
export const useSubscriptionActions = ({ subscriptionId, onChanged }: SubscriptionActionsOptions): Actions =>
  useActions({
    isDialog,
    parameter: 'suscripcion',
    id: subscriptionId,
    renderDialog: ({ action, id }, onClose) => (
      <SubscriptionActionDialog
        key={`${action} ${id}`}
        action={action}
        id={id}
        onClose={onClose}
        onChanged={onChanged}
      />
    ),
    refresh: async (client, id) => (await import('./refresh-subscription')).refreshSubscription(client, id),
    onRefreshed: onChanged,
  });
