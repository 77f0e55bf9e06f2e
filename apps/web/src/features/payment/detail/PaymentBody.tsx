import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { CollectorSection } from '@/features/collector';
import { Can } from '@/shared/auth';
import { DatesSection, DetailBody } from '@/shared/detail';
import { VersionBanner } from '@/shared/versions';
import { ExtraSection } from './extra/ExtraSection';
import { MetadataSection } from './extra/MetadataSection';
import { MethodsSection } from './methods/MethodsSection';
import { FeesSection } from './movements/FeesSection';
import { RefundsSection } from './movements/RefundsSection';
import { RelatedsSection } from './movements/RelatedsSection';
import { ConceptsSection } from './overview/ConceptsSection';
import { ConditionsSection } from './overview/ConditionsSection';
import { paymentDates } from './overview/payment-dates';
import { SummaryCard } from './overview/SummaryCard';
import { BatchSection } from './parties/BatchSection';
import { PayerSection } from './parties/PayerSection';
import { SubscriptionSection } from './parties/SubscriptionSection';
import type { PaymentDetailQuery } from './PaymentPage.generated';

interface PaymentProps {
  readonly payment: NonNullable<PaymentDetailQuery['payment']>;
}

/** What happened with the money. */
const Story = ({ payment }: PaymentProps) => (
  <>
    <SummaryCard payment={payment} />
    <ConceptsSection payment={payment} />
    <MethodsSection payment={payment} />
    <RefundsSection payment={payment} />
    <Can anyOf={operationPermissions['Payment.feeDetails']}>
      <FeesSection payment={payment} />
    </Can>
    <RelatedsSection payment={payment} />
  </>
);

const PaymentFacts = ({ payment }: PaymentProps) => (
  <>
    <DatesSection dates={paymentDates(payment)} lastUpdateDate={payment.lastUpdateDate} />
    <PayerSection payment={payment} />
    <CollectorSection collectorId={payment.collectorId} />
    <SubscriptionSection payment={payment} />
    <Can anyOf={operationPermissions['Payment.batchWithdrawal']}>
      <BatchSection payment={payment} />
    </Can>
    <ConditionsSection payment={payment} />
  </>
);

/** All that a payment shows, section by section. */
export const PaymentBody = ({ payment }: PaymentProps) => (
  <DetailBody
    banner={
      !payment.lastModified && <VersionBanner version={payment.version} current={routes.payment.href(payment.id)} />
    }
    story={<Story payment={payment} />}
    facts={<PaymentFacts payment={payment} />}
    rest={
      <>
        <MetadataSection payment={payment} />
        <ExtraSection payment={payment} />
      </>
    }
  />
);
