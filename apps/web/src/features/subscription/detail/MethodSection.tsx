import { Fact, Facts, Nothing, Section } from '@/shared/detail';
import { mediaPaymentName } from '@/domain/payment-method/media';
import { subscriptionDetailTexts } from './detail.texts';
import type { SubscriptionPartiesFragment } from './SubscriptionPage.generated';

const { method: texts } = subscriptionDetailTexts;

/** How the subscription is paid. */
export const MethodSection = ({ subscription }: { readonly subscription: SubscriptionPartiesFragment }) => {
  const { paymentMethod } = subscription;
  if (!paymentMethod) return <Section title={texts.title} aside={<Nothing>{texts.none}</Nothing>} />;
  const { mediaPaymentId, lastFourDigits } = paymentMethod;
  return (
    <Section title={texts.title}>
      <Facts>
        <Fact label={texts.name}>{mediaPaymentId === null ? null : mediaPaymentName(mediaPaymentId)}</Fact>
        <Fact label={texts.lastFourDigits}>{lastFourDigits}</Fact>
        <Fact label={texts.code}>{mediaPaymentId}</Fact>
      </Facts>
    </Section>
  );
};
