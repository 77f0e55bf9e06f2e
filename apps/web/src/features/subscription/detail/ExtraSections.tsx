import { operationPermissions } from '@backoffice/schema/permissions';
import { PayerNotifications } from '@/features/notification';
import { useCan } from '@/shared/auth';
import { Metadata, metadataTree, Nothing, Section, SourceGroup, Stacked } from '@/shared/detail';
import { subscriptionDetailTexts as texts } from './detail.texts';
import type { SubscriptionExtraFragment } from './SubscriptionPage.generated';

interface ExtraProps {
  readonly subscription: SubscriptionExtraFragment;
}

/** What the collector sent along. */
export const MetadataSection = ({ subscription: { metadata } }: ExtraProps) =>
  metadataTree(metadata).length === 0 ? (
    <Section title={texts.metadata.title} aside={<Nothing>{texts.metadata.none}</Nothing>} />
  ) : (
    <Section title={texts.metadata.title}>
      <Metadata metadata={metadata} />
    </Section>
  );

/** What the payer was told, for those who may see notifications (A168), and where the subscription comes from. */
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
