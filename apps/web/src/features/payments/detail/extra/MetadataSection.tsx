import Box from '@mui/material/Box';
import { Disclosure, JsonBlock, Nothing, Section, Stacked } from '@/shared/detail';
import { paymentDetailTexts } from '../detail.texts';
import { paymentExtraTexts } from './extra.texts';
import { metadataTree } from './metadata-tree';
import { MetadataEntries } from './MetadataEntries';
import type { PaymentMetadataFragment } from './PaymentMetadata.generated';
import { SubscriptionRequests } from './SubscriptionRequests';

const { copy } = paymentDetailTexts;
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
        {entries.length > 0 && (
          <Box sx={{ display: 'grid', gap: 1.25 }}>
            <MetadataEntries entries={entries} />
            <Disclosure open={texts.showRaw} close={texts.hideRaw}>
              <JsonBlock value={metadata} label={texts.data} copyLabel={copy.metadata} />
            </Disclosure>
          </Box>
        )}
      </Stacked>
    </Section>
  );
};
