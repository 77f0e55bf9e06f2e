import { codeText, serviceStatus } from '@/domain/service-codes';
import { refundAnchor, routes } from '@/domain/routes';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { queryState } from '@/shared/apollo';
import {
  Anchored,
  Coded,
  datesOf,
  detailTexts,
  FieldFacts,
  Group,
  Line,
  LineList,
  LongList,
  Panel,
  QueryFailed,
  Section,
  Stacked,
  Technical,
  Thread,
  type Fields,
  type FieldText,
} from '@/shared/detail';
import { StatusChip } from '@/shared/feedback';
import { dateTime, money, remainderOf } from '@/shared/format';
import { PaymentStatusChips } from '../PaymentStatusChips';
import { paymentDetailTexts } from './detail.texts';
import { useRelatedPaymentQuery, type PaymentMovementsFragment } from './PaymentPage.generated';

const { copy, fees, field, refunds, relatedPayments } = paymentDetailTexts;

interface PaymentProps {
  readonly payment: PaymentMovementsFragment;
}

type Refund = PaymentMovementsFragment['refunds'][number];

/** Fields of a refund, without its dates. */
export const refundFields: Fields<Omit<Refund, keyof typeof refunds.dates>> = {
  statusCode: [field.status, ({ statusCode }) => serviceStatus(statusCode), { only: 'comparison' }],
  amount: [field.amount, ({ amount, currencyId }) => money(amount, currencyId), { only: 'comparison' }],
  currencyId: null,
  reason: [refunds.reason, ({ reason }) => reason, { wide: true }],
  id: [refunds.id, ({ id }) => id, { copy: copy.refund, wide: true, technical: true }],
  statusDetail: [field.statusDetail, ({ statusDetail }) => codeText('statusDetail', statusDetail)],
  type: [field.type, ({ type }) => codeText('refundType', type)],
  costAmount: [refunds.costAmount, ({ costAmount, currencyId }) => money(costAmount, currencyId)],
  transactionId: [field.transactionId, ({ transactionId }) => transactionId, { technical: true }],
  externalReference: [field.externalReference, ({ externalReference }) => externalReference, { technical: true }],
  authorizationCode: [field.authorizationCode, ({ authorizationCode }) => authorizationCode, { technical: true }],
  ticketNumber: [field.ticketNumber, ({ ticketNumber }) => ticketNumber, { technical: true }],
  batchNumber: [field.batchNumber, ({ batchNumber }) => batchNumber, { technical: true }],
};

/** One refund with all fields (A89). */
const RefundCard = ({ refund }: { readonly refund: Refund }) => {
  const { text, tone = 'neutral' } = serviceStatus(refund.statusCode);
  return (
    <Anchored id={refundAnchor(refund.id)}>
      <Group
        title={money(refund.amount, refund.currencyId)}
        aside={<StatusChip tone={tone} label={text} title={refund.statusCode} />}
      >
        <FieldFacts fields={refundFields} entity={refund} />
        <Technical>
          <Panel title={detailTexts.dates.title}>
            <Thread dates={datesOf(refunds.dates, refund)} lastUpdateDate={refund.lastUpdateDate} />
          </Panel>
        </Technical>
      </Group>
    </Anchored>
  );
};

/** Section with the refunds, in the order of their requests. */
export const RefundsSection = ({ payment }: PaymentProps) => (
  <Section title={refunds.title}>
    <Stacked>
      {payment.refunds.map((refund) => (
        <RefundCard key={refund.id} refund={refund} />
      ))}
    </Stacked>
  </Section>
);

/**
 * Returns the amount that the collector keeps after the fees. Undefined unless the payment is approved as a whole.
 * Undefined after any refund, because its effect on the fees is not known. Undefined if the person may not see the
 * fees, or if an amount has fractions of a cent.
 */
export const netOf = ({
  status,
  finalAmount,
  feeDetails,
  refunds: returned,
}: PaymentMovementsFragment): string | undefined =>
  status === 'APPROVED' && returned.length === 0 && feeDetails
    ? remainderOf(
        finalAmount,
        feeDetails.map(({ amount }) => amount),
      )
    : undefined;

/** Returns the service's description of a fee, or the text of its type. */
const named = (type: string, description: string | null): FieldText =>
  description === null ? codeText('feeType', type) : { text: description, code: type };

/**
 * Section with the fees of the platform and the net amount. For a person without the permission the answer has no fees.
 */
export const FeesSection = ({ payment }: PaymentProps) => {
  const { feeDetails, currencyId } = payment;
  const net = netOf(payment);
  return (
    <Section title={fees.title}>
      <LineList>
        {feeDetails?.map(({ type, description, amount }, position) => (
          <Line key={position} title={<Coded {...named(type, description)} />} trailing={money(amount, currencyId)} />
        ))}
        {net !== undefined && <Line title={fees.net} trailing={money(net, currencyId)} strong />}
      </LineList>
    </Section>
  );
};

type Related = PaymentMovementsFragment['relatedPayments'][number];

/**
 * Line of a related payment: relation, link, status and amount. It has its own query, so a failure affects this line
 * alone.
 */
const RelatedLine = ({ type, paymentId }: Related) => {
  const result = useRelatedPaymentQuery({ variables: { id: paymentId } });
  const payment = result.data?.payment;
  const { loading, failure, retry } = queryState(result);
  const kind = <Coded {...codeText('relationType', type)} />;
  const link = (
    <Link component={RouterLink} to={routes.payment.href(paymentId)}>
      {paymentId}
    </Link>
  );
  if (payment)
    return (
      <Line
        title={link}
        detail={
          <>
            {kind} · {dateTime(payment.requestDate)}
          </>
        }
        trailing={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <PaymentStatusChips payment={payment} />
            {money(payment.finalAmount, payment.currencyId)}
          </Box>
        }
      />
    );
  if (loading) return <Line title={link} detail={kind} trailing={<Skeleton width={120} />} />;
  if (!failure)
    return (
      <Line
        title={paymentId}
        detail={
          <>
            {kind} · {relatedPayments.unknown}
          </>
        }
      />
    );
  return (
    <Line
      title={link}
      detail={
        <>
          {kind}
          <QueryFailed title={relatedPayments.failed} failure={failure} onRetry={retry} />
        </>
      }
    />
  );
};

/** Section with the related payments. */
export const RelatedsSection = ({ payment }: PaymentProps) => (
  <Section title={relatedPayments.title}>
    <LongList rows={payment.relatedPayments} more={detailTexts.more}>
      {(related) => <RelatedLine key={`${related.type} ${related.paymentId}`} {...related} />}
    </LongList>
  </Section>
);
