import { Disclosure, JsonBlock, Nothing, Section, Stacked } from '@/shared/detail';
import { paymentDetailTexts } from '../detail.texts';
import { metadataTree } from './metadata-tree';
import { MetadataEntries } from './MetadataEntries';
import type { PaymentMetadataFragment } from './PaymentMetadata.generated';
import { SubscriptionRequests } from './SubscriptionRequests';

const { copy, metadata: texts } = paymentDetailTexts;

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
        {entries.length > 0 && (
          <div>
            <MetadataEntries entries={entries} />
            <Disclosure open={texts.showRaw} close={texts.hideRaw}>
              <JsonBlock value={metadata} label={texts.data} copyLabel={copy.metadata} />
            </Disclosure>
          </div>
        )}
      </Stacked>
    </Section>
  );
};
