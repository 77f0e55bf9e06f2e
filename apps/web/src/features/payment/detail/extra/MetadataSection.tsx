import { Metadata, metadataTree, Nothing, Section, Stacked } from '@/shared/detail';
import { paymentExtraTexts } from './extra.texts';
import type { PaymentMetadataFragment } from './PaymentMetadata.generated';
import { SubscriptionRequests } from './SubscriptionRequests';

const { metadata: texts } = paymentExtraTexts;

/** What the collector sent along, and the subscriptions that were asked for with the payment (A69). */
export const MetadataSection = ({ payment }: { readonly payment: PaymentMetadataFragment }) => {
  const { metadata, subscriptionRequests } = payment;
  const entries = metadataTree(metadata);
  if (entries.length === 0 && subscriptionRequests.length === 0)
    return <Section title={texts.title} aside={<Nothing>{texts.none}</Nothing>} />;
  return (
    <Section title={texts.title}>
      <Stacked>
        {subscriptionRequests.length > 0 && <SubscriptionRequests requests={subscriptionRequests} />}
        {entries.length > 0 && <Metadata metadata={metadata} />}
      </Stacked>
    </Section>
  );
};
