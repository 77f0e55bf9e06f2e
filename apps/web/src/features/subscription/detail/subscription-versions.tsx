import { routes } from '@/domain/routes';
import { lazy } from 'react';
import { operationPermissions } from '@backoffice/schema/permissions';
import type { SubscriptionStatus } from '@/shared/apollo/schema-types.generated';
import { useCan } from '@/shared/auth';
import { Versions, type EntityHistory, type EntityVersionsProps, type VersionDisplay } from '@/shared/versions';
import { SubscriptionStatusChip } from '../SubscriptionStatusChip';
import { subscriptionDetailTexts } from './detail.texts';
import { SubscriptionCurrentVersionDocument, useSubscriptionHistoryQuery } from './SubscriptionPage.generated';

/** The variables of the parts of a subscription that this person may see; the others are left out of the query. */
export const usePermittedParts = () => ({
  withNotifications: useCan(...operationPermissions['PaymentSubscription.notifications']),
});

/** The address and the state of a version of a subscription. */
export const subscriptionVersion: VersionDisplay<{
  readonly status: SubscriptionStatus;
  readonly statusCode: string;
}> = { pathOf: routes.subscription.href, renderStatus: (version) => <SubscriptionStatusChip subscription={version} /> };

const SubscriptionVersions = ({ id, ...list }: EntityVersionsProps) => {
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

/** The history of subscriptions. */
export const subscriptionHistory: EntityHistory = {
  anyOf: operationPermissions['PaymentSubscription.history'],
  current: SubscriptionCurrentVersionDocument,
  Versions: SubscriptionVersions,
  Comparison: lazy(async () => ({ default: (await import('./SubscriptionComparison')).SubscriptionComparison })),
};
