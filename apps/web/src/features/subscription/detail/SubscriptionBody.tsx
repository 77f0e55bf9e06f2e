import { routes } from '@/domain/routes';
import { CollectorSection } from '@/features/collector';
import type { OfferedAction } from '@/shared/actions';
import { DatesSection, DetailBody } from '@/shared/detail';
import { VersionBanner } from '@/shared/versions';
import { ConditionsSection } from './ConditionsSection';
import { ExtraSection, MetadataSection } from './ExtraSections';
import { MethodSection } from './MethodSection';
import { PayerSection } from './PayerSection';
import { PeriodsSection } from './PeriodsSection';
import { StatusBanner } from './StatusBanner';
import { subscriptionDates } from './subscription-dates';
import type { SubscriptionPartsFragment } from './SubscriptionPage.generated';
import { SummarySection } from './SummarySection';

interface SubscriptionBodyProps {
  readonly subscription: SubscriptionPartsFragment;
  /** How the payment form is offered. */
  readonly form: OfferedAction | undefined;
}

/** All that a subscription shows, section by section. */
export const SubscriptionBody = ({ subscription, form }: SubscriptionBodyProps) => {
  const { id, version, lastModified, collectorId, lastUpdateDate } = subscription;
  return (
    <DetailBody
      banner={
        <>
          {!lastModified && <VersionBanner version={version} current={routes.subscription.href(id)} />}
          <StatusBanner subscription={subscription} />
        </>
      }
      story={
        <>
          <SummarySection subscription={subscription} />
          <PeriodsSection subscription={subscription} form={form} />
          <MethodSection subscription={subscription} />
        </>
      }
      facts={
        <>
          <DatesSection dates={subscriptionDates(subscription)} lastUpdateDate={lastUpdateDate} />
          <PayerSection subscription={subscription} />
          <CollectorSection collectorId={collectorId} />
          <ConditionsSection subscription={subscription} />
        </>
      }
      rest={
        <>
          <MetadataSection subscription={subscription} />
          <ExtraSection subscription={subscription} />
        </>
      }
    />
  );
};
