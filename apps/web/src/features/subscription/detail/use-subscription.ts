import { operationPermissions } from '@backoffice/schema/permissions';
import { useCan } from '@/shared/auth';
import { useLoadedEntity } from '@/shared/detail';
import { useSubscriptionDetailQuery } from './SubscriptionPage.generated';

/** What other services say on this screen, asked again together with the subscription. */
const alongside: ReadonlySet<string | undefined> = new Set(['CollectorOfEntity']);

/** What may be asked of a subscription: what is refused to this person is left out of the question. */
export const usePermittedParts = () => ({
  withNotifications: useCan(...operationPermissions['PaymentSubscription.notifications']),
});

/** One subscription in one version. */
export const useSubscription = (id: string, version: number | undefined) => {
  const asked = useSubscriptionDetailQuery({ variables: { id, version, ...usePermittedParts() } });
  return useLoadedEntity({ asked, answered: asked.data?.subscription, version, alongside });
};
