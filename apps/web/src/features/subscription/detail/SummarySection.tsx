import { CollectorLink } from '@/features/collector';
import { Copyable, Fact, Facts, Headline, Section } from '@/shared/detail';
import { quantity } from '@/shared/format';
import { subscriptionDetailTexts } from './detail.texts';
import { periodsText, recurrenceText, typeText } from './subscription-text';
import type { SubscriptionSummaryFragment } from './SubscriptionPage.generated';

const { summary: texts } = subscriptionDetailTexts;

/** What a subscription is, at a glance (A73). */
export const SummarySection = ({ subscription }: { readonly subscription: SubscriptionSummaryFragment }) => {
  const { detail } = subscription;
  return (
    <Section title={texts.title}>
      <Headline
        amount={subscription.amount}
        currencyId={subscription.currencyId}
        id={subscription.id}
        idLabel={texts.id}
        copyLabel={texts.copyId}
        version={subscription.version}
      />
      <Facts>
        <Fact label={texts.collector}>
          <CollectorLink id={subscription.collectorId} />
        </Fact>
        <Fact label={texts.type}>{typeText(subscription.type)}</Fact>
        <Fact label={texts.recurrence}>{recurrenceText(subscription.recurrence)}</Fact>
        <Fact label={texts.periods}>{periodsText(subscription.periods)}</Fact>
        <Fact label={texts.createdPayments}>{quantity(subscription.createdPayments)}</Fact>
        <Fact label={texts.dueDay}>{subscription.dueDay}</Fact>
        <Fact label={texts.conceptDescription}>{detail?.conceptDescription}</Fact>
        <Fact label={texts.conceptId}>{detail?.conceptId}</Fact>
        <Fact label={texts.externalReference}>
          {detail?.externalReference && <Copyable value={detail.externalReference} label={texts.copyReference} />}
        </Fact>
        <Fact label={texts.statusDetail}>{subscription.statusDetail}</Fact>
      </Facts>
    </Section>
  );
};
