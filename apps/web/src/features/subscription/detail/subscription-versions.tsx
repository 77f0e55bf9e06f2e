import { routes } from '@/domain/routes';
import { operationPermissions } from '@backoffice/schema/permissions';
import type { SubscriptionStatus } from '@/shared/apollo/schema-types.generated';
import { useCan } from '@/shared/auth';
import { Versions, type EntityVersionsProps, type VersionDisplay } from '@/shared/versions';
import { SubscriptionStatusChip } from '../subscription.status';
import { subscriptionDetailTexts } from './detail.texts';
import { useSubscriptionHistoryQuery } from './SubscriptionPage.generated';

/** Hook that returns query variables: they include the notifications if the person may see them. */
export const usePermittedParts = () => ({
  withNotifications: useCan(...operationPermissions['PaymentSubscription.notifications']),
});

/** Address and status of a version of a subscription. */
export const subscriptionVersion: VersionDisplay<{
  readonly status: SubscriptionStatus;
  readonly statusCode: string;
}> = { pathOf: routes.subscription.href, renderStatus: (version) => <SubscriptionStatusChip of={version} /> };

/** List of the versions of a subscription. */
export const SubscriptionVersions = ({ id, ...list }: EntityVersionsProps) => {
  const result = useSubscriptionHistoryQuery({ variables: { id } });
  return (
    <Versions
      {...list}
      query={result}
      path="subscription.history"
      versions={result.data?.subscription?.history}
      display={subscriptionVersion}
      empty={subscriptionDetailTexts.noVersions}
    />
  );
};
