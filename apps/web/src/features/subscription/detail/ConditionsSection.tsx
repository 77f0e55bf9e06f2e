import { Copyable, Fact, Facts, Section, yesOrNo } from '@/shared/detail';
import { subscriptionDetailTexts } from './detail.texts';
import type { SubscriptionConditionsFragment } from './SubscriptionPage.generated';

const { conditions: texts } = subscriptionDetailTexts;

interface ConditionsSectionProps {
  readonly subscription: SubscriptionConditionsFragment;
}

/** Checks and addresses that the collector asked for. */
export const ConditionsSection = ({ subscription }: ConditionsSectionProps) => {
  const { review, validation, notificationUrl, backUrl, returnUrl } = subscription;
  return (
    <Section title={texts.title}>
      <Facts>
        <Fact label={texts.review}>{yesOrNo(review)}</Fact>
        <Fact label={texts.validation}>{yesOrNo(validation)}</Fact>
        <Fact label={texts.notificationUrl} span="row">
          {notificationUrl && <Copyable value={notificationUrl} label={texts.copyNotificationUrl} />}
        </Fact>
        <Fact label={texts.backUrl} span="row">
          {backUrl && <Copyable value={backUrl} label={texts.copyBackUrl} />}
        </Fact>
        <Fact label={texts.returnUrl} span="row">
          {returnUrl && <Copyable value={returnUrl} label={texts.copyReturnUrl} />}
        </Fact>
      </Facts>
    </Section>
  );
};
