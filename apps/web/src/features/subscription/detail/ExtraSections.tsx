import { operationPermissions } from '@backoffice/schema/permissions';
import { PayerNotifications } from '@/features/notification';
import { useCan } from '@/shared/auth';
import { Metadata, metadataTree, Section, SourceGroup, Stacked } from '@/shared/detail';
import { subscriptionDetailTexts as texts } from './detail.texts';
import type { SubscriptionExtraFragment } from './SubscriptionPage.generated';

interface ExtraProps {
  readonly subscription: SubscriptionExtraFragment;
}

/** The data that the collector sent along. */
export const MetadataSection = ({ subscription: { metadata } }: ExtraProps) => (
  <Section title={texts.metadata.title} empty={metadataTree(metadata).length === 0 && texts.metadata.none}>
    <Metadata metadata={metadata} />
  </Section>
);

/** The notifications to the payer, for persons with the permission (A168), and the origin of the subscription. */
export const ExtraSection = ({ subscription: { notifications, source } }: ExtraProps) => {
  const mayShowNotifications = useCan(...operationPermissions['PaymentSubscription.notifications']);
  return (
    <Section title={texts.extra.title}>
      <Stacked>
        {mayShowNotifications && <PayerNotifications notifications={notifications ?? []} />}
        <SourceGroup source={source} />
      </Stacked>
    </Section>
  );
};
