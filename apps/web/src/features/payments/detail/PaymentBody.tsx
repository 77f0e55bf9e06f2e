import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { operationPermissions } from '@backoffice/schema/permissions';
import { Can } from '@/shared/auth';
import { ExtraSection } from './extra/ExtraSection';
import { MetadataSection } from './extra/MetadataSection';
import { VersionBanner } from './header/VersionBanner';
import { MethodsSection } from './methods/MethodsSection';
import { FeesSection } from './movements/FeesSection';
import { RefundsSection } from './movements/RefundsSection';
import { RelatedsSection } from './movements/RelatedsSection';
import { ConceptsSection } from './overview/ConceptsSection';
import { ConditionsSection } from './overview/ConditionsSection';
import { DatesSection } from './overview/DatesSection';
import { SummaryCard } from './overview/SummaryCard';
import { BatchSection } from './parties/BatchSection';
import { CollectorSection } from './parties/CollectorSection';
import { PayerSection } from './parties/PayerSection';
import { SubscriptionSection } from './parties/SubscriptionSection';
import type { PaymentDetailQuery } from './PaymentPage.generated';

type Payment = NonNullable<PaymentDetailQuery['payment']>;

interface PaymentProps {
  readonly payment: Payment;
}

interface AreaProps {
  /** Where it stands when there are two columns; in one column all follow in the order of the document. */
  readonly area: 'story' | 'facts' | 'rest';
  readonly children: ReactNode;
}

const Area = ({ area, children }: AreaProps) => (
  <Box
    sx={{
      display: 'grid',
      alignContent: 'start',
      gap: 2,
      minWidth: 0,
      '@container (min-width: 860px)': { gridArea: area },
    }}
  >
    {children}
  </Box>
);

/** What happened with the money. */
const Story = ({ payment }: PaymentProps) => (
  <Area area="story">
    <SummaryCard payment={payment} />
    <ConceptsSection payment={payment} />
    <MethodsSection payment={payment} />
    <RefundsSection payment={payment} />
    <Can anyOf={operationPermissions['Payment.feeDetails']}>
      <FeesSection payment={payment} />
    </Can>
    <RelatedsSection payment={payment} />
  </Area>
);

/** When, who, and under which conditions. */
const PaymentFacts = ({ payment }: PaymentProps) => (
  <Area area="facts">
    <DatesSection payment={payment} />
    <PayerSection payment={payment} />
    <CollectorSection collectorId={payment.collectorId} />
    <SubscriptionSection payment={payment} />
    <Can anyOf={operationPermissions['Payment.batchWithdrawal']}>
      <BatchSection payment={payment} />
    </Can>
    <ConditionsSection payment={payment} />
  </Area>
);

/** What developers of the collector ask about. */
const Rest = ({ payment }: PaymentProps) => (
  <Area area="rest">
    <MetadataSection payment={payment} />
    <ExtraSection payment={payment} />
  </Area>
);

const twoColumns = {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 380px)',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"story facts" "rest facts"',
};

/** Two columns where the room allows it, measured on the page itself: the menu at its side may be open or not. */
export const PaymentBody = ({ payment }: PaymentProps) => (
  <Box
    sx={{
      containerType: 'inline-size',
      display: 'grid',
      gap: 2,
      pt: 2,
      // what gets the focus must not hide below the bar that stays (WCAG 2.2, 2.4.11)
      '& :is(a, button, [tabindex])': { scrollMarginTop: 76 },
    }}
  >
    {!payment.lastModified && <VersionBanner payment={payment} />}
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@container (min-width: 860px)': twoColumns,
      }}
    >
      <Story payment={payment} />
      <PaymentFacts payment={payment} />
      <Rest payment={payment} />
    </Box>
  </Box>
);
