import { operationPermissions } from '@backoffice/schema/permissions';
import { SourceGroup } from '@/domain/SourceGroup';
import { PayerNotifications } from '@/features/notification';
import { useCan } from '@/shared/auth';
import { Metadata, Nothing, Section, Stacked } from '@/shared/detail';
import { subscriptionDetailTexts as texts } from './detail.texts';
import type { SubscriptionExtraFragment } from './SubscriptionPage.generated';

interface ExtraProps {
  readonly subscription: SubscriptionExtraFragment;
}

/** Section with the additional data of the collector. */
export const MetadataSection = ({ subscription: { metadata } }: ExtraProps) => (
  <Section title={texts.metadata.title} aside={<Nothing>{texts.metadata.what}</Nothing>}>
    <Metadata metadata={metadata} />
  </Section>
);

/**
 * Section with the notifications to the payer, for people with the permission (A168), and the origin of the
 * subscription.
 */
export const ExtraSection = ({ subscription: { notifications, source } }: ExtraProps) => {
  const mayShowNotifications = useCan(...operationPermissions['PaymentSubscription.notifications']);
  return (
    <Section title={texts.extra.title} aside={<Nothing>{texts.extra.what}</Nothing>}>
      <Stacked>
        {mayShowNotifications && <PayerNotifications notifications={notifications ?? []} />}
        <SourceGroup source={source} />
      </Stacked>
    </Section>
  );
};
