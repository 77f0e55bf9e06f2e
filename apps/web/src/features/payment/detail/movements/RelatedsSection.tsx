import { detailTexts, LineList, Nothing, Section, ShowMore, useShowMore } from '@/shared/detail';
import { paymentDetailTexts } from '../detail.texts';
import type { PaymentRelatedsFragment } from './PaymentRelateds.generated';
import { RelatedLine } from './RelatedLine';

const texts = paymentDetailTexts.relateds;

/** Payments that have to do with this one. */
export const RelatedsSection = ({ payment: { relateds } }: { readonly payment: PaymentRelatedsFragment }) => {
  const { rows, more } = useShowMore(relateds);
  if (relateds.length === 0) return <Section title={texts.title} aside={<Nothing>{texts.none}</Nothing>} />;
  return (
    <Section title={texts.title}>
      <LineList>
        {rows.map(({ type, paymentId }) => (
          <RelatedLine key={`${type} ${paymentId}`} type={type} paymentId={paymentId} />
        ))}
      </LineList>
      <ShowMore label={detailTexts.more} onMore={more} />
    </Section>
  );
};
