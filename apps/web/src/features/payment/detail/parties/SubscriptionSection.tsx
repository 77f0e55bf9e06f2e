import { routes } from '@/domain/routes';
import { Copyable, Nothing, Section, SectionLink } from '@/shared/detail';
import { paymentDetailTexts } from '../detail.texts';
import type { PaymentBySubscriptionFragment } from './PaymentBySubscription.generated';

const { copy, subscription: texts } = paymentDetailTexts;

/** The subscription that made the payment: its id and a button to it (A64). */
export const SubscriptionSection = ({ payment }: { readonly payment: PaymentBySubscriptionFragment }) => {
  const { bySubscription } = payment;
  if (!bySubscription) return <Section title={texts.title} aside={<Nothing>{texts.none}</Nothing>} />;
  return (
    <Section
      title={texts.title}
      aside={<SectionLink to={routes.subscription.href(bySubscription)}>{texts.open}</SectionLink>}
    >
      <Copyable value={bySubscription} label={copy.subscription} />
    </Section>
  );
};
