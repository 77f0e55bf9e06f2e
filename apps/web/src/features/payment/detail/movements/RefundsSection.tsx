import { Nothing, Section, Stacked } from '@/shared/detail';
import { paymentDetailTexts } from '../detail.texts';
import type { PaymentRefundsFragment } from './PaymentRefunds.generated';
import { RefundCard } from './RefundCard';

const texts = paymentDetailTexts.refunds;

/** Money given back, in the order in which it was asked. */
export const RefundsSection = ({ payment: { refunds } }: { readonly payment: PaymentRefundsFragment }) => {
  if (refunds.length === 0) return <Section title={texts.title} aside={<Nothing>{texts.none}</Nothing>} />;
  return (
    <Section title={texts.title}>
      <Stacked>
        {refunds.map((refund) => (
          <RefundCard key={refund.id} refund={refund} />
        ))}
      </Stacked>
    </Section>
  );
};
