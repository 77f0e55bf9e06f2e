import { lazy } from 'react';
import { RowMenu } from '@/shared/list';
import { subscriptionsTexts as texts } from '../subscription.texts';

/** What is in the menu loads with the first one that is opened. */
const SubscriptionRowMenuItems = lazy(async () => ({
  default: (await import('./SubscriptionRowMenuItems')).SubscriptionRowMenuItems,
}));

interface SubscriptionRowMenuProps {
  readonly id: string;
  readonly externalReference: string | null;
}

/** What can be done with a row. */
export const SubscriptionRowMenu = ({ id, externalReference }: SubscriptionRowMenuProps) => (
  <RowMenu label={texts.actionsOf(id)}>
    {(menu) => <SubscriptionRowMenuItems menu={menu} id={id} externalReference={externalReference} />}
  </RowMenu>
);
