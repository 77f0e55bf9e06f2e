import { routes } from '@/domain/routes';
import { ActionItems } from '@/shared/actions';
import { RowMenuItems, useRowAction, type OpenRowMenu } from '@/shared/list';
import type { SubscriptionActionsFragment } from '../actions/menu/SubscriptionActions.generated';
import { useOfferedActions } from '../actions/menu/use-offered-actions';
import { subscriptionsTexts as texts } from '../subscription.texts';
import { useSubscriptionRowActionsQuery } from './SubscriptionRowMenu.generated';

interface RowActionsProps {
  readonly subscription: SubscriptionActionsFragment;
  readonly onDone: () => void;
}

/** Few enough to say of each that cannot be done why not. */
const RowActions = ({ subscription, onDone }: RowActionsProps) => {
  const actions = useOfferedActions(subscription, useRowAction(subscription, routes.subscription.historyHref));
  return <ActionItems actions={actions} onDone={onDone} />;
};

interface SubscriptionRowMenuItemsProps {
  readonly menu: OpenRowMenu;
  readonly id: string;
  readonly externalReference: string | null;
}

/** The menu of a subscription in a list. */
export const SubscriptionRowMenuItems = ({ menu, id, externalReference }: SubscriptionRowMenuItemsProps) => {
  const asked = useSubscriptionRowActionsQuery({ variables: { id } });
  const subscription = asked.data?.subscription;
  const copies = [
    { label: texts.copyId, value: id },
    ...(externalReference === null ? [] : [{ label: texts.copyReference, value: externalReference }]),
  ];
  return (
    <RowMenuItems menu={menu} texts={texts} to={routes.subscription.href(id)} copies={copies} asked={asked}>
      {subscription && <RowActions subscription={subscription} onDone={menu.onClose} />}
    </RowMenuItems>
  );
};
