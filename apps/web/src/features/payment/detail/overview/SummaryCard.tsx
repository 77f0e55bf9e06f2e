import { CollectorLink } from '@/features/collector';
import { Copyable, Fact, Facts, Headline, Section } from '@/shared/detail';
import { paymentDetailTexts } from '../detail.texts';
import { typeText } from '../payment-type';
import { PaymentStatusChips } from '../../PaymentStatusChips';
import type { PaymentSummaryFragment } from './PaymentSummary.generated';

const { copy, field, summary: texts } = paymentDetailTexts;

/** What a payment is, at a glance. */
export const SummaryCard = ({ payment }: { readonly payment: PaymentSummaryFragment }) => (
  <Section title={texts.title}>
    <Headline
      amount={payment.finalAmount}
      currencyId={payment.currencyId}
      status={<PaymentStatusChips payment={payment} />}
      id={payment.id}
      idLabel={texts.id}
      copyLabel={copy.payment}
      version={payment.version}
    />
    <Facts>
      <Fact label={texts.payer}>{payment.payer?.name}</Fact>
      <Fact label={texts.collector}>
        <CollectorLink id={payment.collectorId} />
      </Fact>
      <Fact label={texts.externalTransactionId}>
        {payment.externalTransactionId && (
          <Copyable value={payment.externalTransactionId} label={copy.externalTransactionId} />
        )}
      </Fact>
      <Fact label={texts.reference}>
        {payment.reference && <Copyable value={payment.reference} label={copy.reference} />}
      </Fact>
      <Fact label={field.statusDetail}>{payment.statusDetail}</Fact>
      <Fact label={field.type}>{typeText(payment.type)}</Fact>
    </Facts>
  </Section>
);
