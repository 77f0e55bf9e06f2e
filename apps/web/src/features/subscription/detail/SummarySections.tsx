import { codeText } from '@/domain/service-codes';
import { routes } from '@/domain/routes';
import { operationPermissions } from '@backoffice/schema/permissions';
import { CollectorLink } from '@/domain/collector';
import { useCan } from '@/shared/auth';
import { FieldFacts, Headline, Section, SectionLink, type Fields } from '@/shared/detail';
import { money, quantity, yesOrNo } from '@/shared/format';
import { mediaPaymentName } from '@/domain/payment-method/media';
import { statusText } from '@/shared/status';
import { subscriptionStatus } from '../subscription.status';
import { subscriptionDetailTexts } from './detail.texts';
import { periodsText, recurrenceText } from './subscription-text';
import type {
  SubscriptionConditionsFragment,
  SubscriptionPartiesFragment,
  SubscriptionSummaryFragment,
} from './SubscriptionPage.generated';

const { conditions, method, payer: payerTexts, status: statusLabel, summary } = subscriptionDetailTexts;

type Payer = NonNullable<SubscriptionPartiesFragment['payer']>;
type Method = NonNullable<SubscriptionPartiesFragment['paymentMethod']>;

/** Fields of the summary. Fields of the headline and the banner are included for comparisons only. */
export const summaryFields: Fields<
  SubscriptionSummaryFragment,
  'conceptDescription' | 'conceptId' | 'externalReference'
> = {
  status: [statusLabel, (subscription) => statusText(subscriptionStatus, subscription), { only: 'comparison' }],
  amount: [summary.amount, ({ amount, currencyId }) => money(amount, currencyId), { only: 'comparison' }],
  currencyId: [summary.currency, ({ currencyId }) => currencyId, { only: 'comparison' }],
  collectorId: [
    summary.collector,
    ({ collectorId }) => collectorId,
    { render: ({ collectorId }) => <CollectorLink id={collectorId} /> },
  ],
  typeCode: [summary.type, ({ typeCode }) => codeText('subscriptionType', typeCode)],
  recurrence: [summary.recurrence, ({ recurrence }) => recurrenceText(recurrence)],
  periods: [summary.periods, ({ periods }) => periodsText(periods)],
  createdPayments: [summary.createdPayments, ({ createdPayments }) => quantity(createdPayments)],
  dueDay: [summary.dueDay, ({ dueDay }) => dueDay],
  conceptDescription: [summary.conceptDescription, ({ detail }) => detail?.conceptDescription],
  conceptId: [summary.conceptId, ({ detail }) => detail?.conceptId],
  externalReference: [
    summary.externalReference,
    ({ detail }) => detail?.externalReference,
    { copy: summary.copyReference },
  ],
  statusDetail: [summary.statusDetail, ({ statusDetail }) => codeText('statusDetail', statusDetail)],
  // equal in all versions, above the columns, or in fields of their own
  id: null,
  subscriptionId: null,
  version: null,
  detail: null,
  statusCode: null,
};

/** Section with the summary of the subscription (A73). */
export const SummarySection = ({ subscription }: { readonly subscription: SubscriptionSummaryFragment }) => (
  <Section title={summary.title}>
    <Headline
      amount={subscription.amount}
      currencyId={subscription.currencyId}
      id={subscription.subscriptionId}
      idLabel={summary.id}
      copyLabel={summary.copyId}
      version={subscription.version}
    />
    <FieldFacts fields={summaryFields} entity={subscription} inSummary />
  </Section>
);

/** Fields of the payment method. */
export const methodFields: Fields<Method, 'name'> = {
  name: [
    method.name,
    ({ paymentMethodCode }) => (paymentMethodCode === null ? null : mediaPaymentName(paymentMethodCode)),
  ],
  lastFourDigits: [method.lastFourDigits, ({ lastFourDigits }) => lastFourDigits],
  paymentMethodCode: [method.code, ({ paymentMethodCode }) => paymentMethodCode, { only: 'section', technical: true }],
};

interface PartiesProps {
  readonly subscription: SubscriptionPartiesFragment;
}

/** Section with the payment method. */
export const MethodSection = ({ subscription: { paymentMethod } }: PartiesProps) => (
  <Section title={method.title} empty={!paymentMethod && method.none}>
    {paymentMethod && <FieldFacts fields={methodFields} entity={paymentMethod} inSummary />}
  </Section>
);

/** Fields of the payer. */
export const payerFields: Fields<Payer> = {
  name: [payerTexts.name, ({ name }) => name, { wide: true }],
  email: [payerTexts.email, ({ email }) => email, { copy: payerTexts.copyEmail, wide: true }],
};

/** Section with the payer, and a link to the payers with this e-mail for people who may read payers. */
export const PayerSection = ({ payer }: { readonly payer: Payer }) => {
  const maySearch = useCan(...operationPermissions['Query.payers']);
  const search = maySearch && payer.email && (
    <SectionLink to={routes.payers.href({ q: payer.email })}>{payerTexts.search}</SectionLink>
  );
  return (
    <Section title={payerTexts.title} aside={search}>
      <FieldFacts fields={payerFields} entity={payer} />
    </Section>
  );
};

/** Fields of the conditions. */
export const conditionFields: Fields<SubscriptionConditionsFragment> = {
  review: [conditions.review, ({ review }) => yesOrNo(review)],
  validation: [conditions.validation, ({ validation }) => yesOrNo(validation)],
  notificationUrl: [
    conditions.notificationUrl,
    ({ notificationUrl }) => notificationUrl,
    { copy: conditions.copyNotificationUrl, wide: true, technical: true },
  ],
  backUrl: [
    conditions.backUrl,
    ({ backUrl }) => backUrl,
    { copy: conditions.copyBackUrl, wide: true, technical: true },
  ],
  returnUrl: [
    conditions.returnUrl,
    ({ returnUrl }) => returnUrl,
    { copy: conditions.copyReturnUrl, wide: true, technical: true },
  ],
};

/** Section with the checks and addresses that the collector requested. */
export const ConditionsSection = ({ subscription }: { readonly subscription: SubscriptionConditionsFragment }) => (
  <Section title={conditions.title}>
    <FieldFacts fields={conditionFields} entity={subscription} />
  </Section>
);
