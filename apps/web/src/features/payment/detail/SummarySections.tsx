import { codeText } from '@/domain/service-codes';
import { CollectorLink } from '@/domain/collector';
import { FieldFacts, Headline, Line, LineList, Section, type Fields } from '@/shared/detail';
import { magnitude, money, percent, yesOrNo } from '@/shared/format';
import { statusText } from '@/shared/status';
import { paymentStatus } from '../payment.status';
import { PaymentStatusChips } from '../PaymentStatusChips';
import { paymentDetailTexts } from './detail.texts';
import { PayerName } from './PayerName';
import type {
  PaymentConceptsFragment,
  PaymentConditionsFragment,
  PaymentSummaryFragment,
} from './PaymentPage.generated';

const { concepts, conditions, copy, field, summary } = paymentDetailTexts;

const isRefunded = ({ refundedAmount }: PaymentSummaryFragment): boolean => magnitude(refundedAmount) > 0;

/** Returns true if the payment can be refunded or was. A payment that was never paid has nothing to show. */
const isReturnable = (payment: PaymentSummaryFragment): boolean => payment.status === 'APPROVED' || isRefunded(payment);

/** Fields of the summary. Fields of the headline are included for comparisons only. */
export const summaryFields: Fields<PaymentSummaryFragment> = {
  status: [field.status, (payment) => statusText(paymentStatus, payment), { only: 'comparison' }],
  finalAmount: [
    field.finalAmount,
    ({ finalAmount, currencyId }) => money(finalAmount, currencyId),
    { only: 'comparison' },
  ],
  refundedAmount: [
    summary.refunded,
    (payment) => (isRefunded(payment) ? money(payment.refundedAmount, payment.currencyId) : null),
    { when: isRefunded },
  ],
  refundableAmount: [
    summary.left,
    (payment) => (isReturnable(payment) ? money(payment.refundableAmount, payment.currencyId) : null),
    { when: isReturnable },
  ],
  currencyId: [summary.currency, ({ currencyId }) => currencyId, { only: 'comparison' }],
  payer: [
    summary.payer,
    ({ payer }) => payer?.name,
    { only: 'section', render: ({ payer }) => payer && <PayerName payer={payer} /> },
  ],
  collectorId: [
    summary.collector,
    ({ collectorId }) => collectorId,
    { render: ({ collectorId }) => <CollectorLink id={collectorId} /> },
  ],
  externalTransactionId: [
    summary.externalTransactionId,
    ({ externalTransactionId }) => externalTransactionId,
    { copy: copy.externalTransactionId },
  ],
  reference: [summary.reference, ({ reference }) => reference, { copy: copy.reference }],
  typeCode: [field.type, ({ typeCode }) => codeText('paymentType', typeCode)],
  statusDetail: [field.statusDetail, ({ statusDetail }) => codeText('statusDetail', statusDetail)],
  // equal in all versions, above the columns, or dependent on today
  id: null,
  paymentId: null,
  version: null,
  overdue: null,
  statusCode: null,
};

/** Section with the summary of the payment. */
export const SummarySection = ({ payment }: { readonly payment: PaymentSummaryFragment }) => (
  <Section title={summary.title}>
    <Headline
      amount={payment.finalAmount}
      currencyId={payment.currencyId}
      status={<PaymentStatusChips payment={payment} />}
      id={payment.paymentId}
      idLabel={summary.id}
      copyLabel={copy.payment}
      version={payment.version}
    />
    <FieldFacts fields={summaryFields} entity={payment} inSummary />
  </Section>
);

const labelled = (label: string, value: string | null): string => (value ? `${label} ${value}` : '');

/** Section with the concepts that are paid for. */
export const ConceptsSection = ({ payment }: { readonly payment: PaymentConceptsFragment }) => {
  const { details, currencyId } = payment;
  return (
    <Section title={concepts.title}>
      <LineList>
        {details.map(({ conceptId, conceptDescription, externalReference, amount }, position) => (
          <Line
            key={position}
            title={conceptDescription ?? concepts.unnamed}
            detail={[labelled(field.code, conceptId), labelled(field.externalReference, externalReference)]
              .filter(Boolean)
              .join(' · ')}
            trailing={money(amount, currencyId)}
          />
        ))}
      </LineList>
    </Section>
  );
};

const presetTexts = ({ presetActions }: PaymentConditionsFragment): string =>
  presetActions
    .map(({ name, active }) => conditions.presetAction(codeText('presetAction', name).text, active))
    .join(' · ');

/** Fields of the conditions. A comparison reads each preset action separately. */
export const conditionFields: Fields<PaymentConditionsFragment> = {
  chargeDelay: [conditions.chargeDelay, ({ chargeDelay, currencyId }) => money(chargeDelay, currencyId)],
  currencyId: null,
  rate: [conditions.rate, ({ rate }) => percent(rate)],
  review: [conditions.review, ({ review }) => yesOrNo(review)],
  validation: [conditions.validation, ({ validation }) => yesOrNo(validation)],
  notificationUrl: [
    conditions.notificationUrl,
    ({ notificationUrl }) => notificationUrl,
    { copy: copy.notificationUrl, wide: true, technical: true },
  ],
  backUrl: [conditions.backUrl, ({ backUrl }) => backUrl, { copy: copy.backUrl, wide: true, technical: true }],
  presetActions: [conditions.presetActions, presetTexts, { only: 'section', wide: true, technical: true }],
};

/** Section with the surcharges, checks, addresses and preset actions that the collector requested. */
export const ConditionsSection = ({ payment }: { readonly payment: PaymentConditionsFragment }) => (
  <Section title={conditions.title}>
    <FieldFacts fields={conditionFields} entity={payment} />
  </Section>
);
