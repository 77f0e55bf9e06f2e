import { routes } from '@/domain/routes';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { queryState } from '@/shared/apollo';
import {
  datesOf,
  detailTexts,
  Fact,
  Facts,
  FieldFacts,
  Group,
  Line,
  LineList,
  LongList,
  Panel,
  QueryFailed,
  Section,
  Stacked,
  type Fields,
} from '@/shared/detail';
import { StatusChip } from '@/shared/feedback';
import { dateTime, money } from '@/shared/format';
import { PaymentStatusChips } from '../PaymentStatusChips';
import { paymentDetailTexts } from './detail.texts';
import { serviceStatus } from './payment-text';
import { useRelatedPaymentQuery, type PaymentMovementsFragment } from './PaymentPage.generated';

const { copy, fees, field, refunds, relatedPayments } = paymentDetailTexts;

interface PaymentProps {
  readonly payment: PaymentMovementsFragment;
}

type Refund = PaymentMovementsFragment['refunds'][number];

/** The fields of a refund, its dates apart. */
export const refundFields: Fields<Omit<Refund, keyof typeof refunds.dates>> = {
  statusCode: [field.status, ({ statusCode }) => serviceStatus(statusCode), { only: 'comparison' }],
  amount: [field.amount, ({ amount, currencyId }) => money(amount, currencyId), { only: 'comparison' }],
  currencyId: null,
  reason: [refunds.reason, ({ reason }) => reason, { wide: true }],
  id: [refunds.id, ({ id }) => id, { copy: copy.refund, wide: true }],
  statusDetail: [field.statusDetail, ({ statusDetail }) => statusDetail],
  type: [field.type, ({ type }) => type],
  costAmount: [refunds.costAmount, ({ costAmount, currencyId }) => money(costAmount, currencyId)],
  transactionId: [field.transactionId, ({ transactionId }) => transactionId],
  externalReference: [field.externalReference, ({ externalReference }) => externalReference],
  authorizationCode: [field.authorizationCode, ({ authorizationCode }) => authorizationCode],
  ticketNumber: [field.ticketNumber, ({ ticketNumber }) => ticketNumber],
  batchNumber: [field.batchNumber, ({ batchNumber }) => batchNumber],
};

/** One refund, whole (A89). */
const RefundCard = ({ refund }: { readonly refund: Refund }) => {
  const { text, tone = 'neutral' } = serviceStatus(refund.statusCode);
  return (
    <Group
      title={money(refund.amount, refund.currencyId)}
      aside={<StatusChip tone={tone} label={text} title={refund.statusCode} />}
    >
      <FieldFacts fields={refundFields} entity={refund} />
      <Panel title={detailTexts.dates.title}>
        <Facts>
          {datesOf(refunds.dates, refund).map(({ field: name, label, at }) => (
            <Fact key={name} label={label}>
              {dateTime(at)}
            </Fact>
          ))}
        </Facts>
      </Panel>
    </Group>
  );
};

/** Money given back, in the order in which it was asked. */
export const RefundsSection = ({ payment }: PaymentProps) => (
  <Section title={refunds.title} empty={payment.refunds.length === 0 && refunds.none}>
    <Stacked>
      {payment.refunds.map((refund) => (
        <RefundCard key={refund.id} refund={refund} />
      ))}
    </Stacked>
  </Section>
);

/** Fees of the platform. The answer has none for a person without the permission (A169). */
export const FeesSection = ({ payment: { feeDetails, currencyId } }: PaymentProps) => (
  <Section title={fees.title} empty={!feeDetails?.length && fees.none}>
    <LineList>
      {feeDetails?.map(({ type, description, amount }, position) => (
        <Line
          key={position}
          title={description ?? type}
          detail={description && `${field.type} ${type}`}
          trailing={money(amount, currencyId)}
        />
      ))}
    </LineList>
  </Section>
);

type Related = PaymentMovementsFragment['relatedPayments'][number];

/** A related payment: its relation, a link to it, its state and amount. Each has its own query and fails alone. */
const RelatedLine = ({ type, paymentId }: Related) => {
  const result = useRelatedPaymentQuery({ variables: { id: paymentId } });
  const payment = result.data?.payment;
  const { loading, failure, retry } = queryState(result);
  const kind = `${field.type} ${type}`;
  const link = (
    <Link component={RouterLink} to={routes.payment.href(paymentId)}>
      {paymentId}
    </Link>
  );
  if (payment)
    return (
      <Line
        title={link}
        detail={`${kind} · ${dateTime(payment.requestDate)}`}
        trailing={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <PaymentStatusChips payment={payment} />
            {money(payment.finalAmount, payment.currencyId)}
          </Box>
        }
      />
    );
  if (loading) return <Line title={link} detail={kind} trailing={<Skeleton width={120} />} />;
  if (!failure) return <Line title={paymentId} detail={`${kind} · ${relatedPayments.unknown}`} />;
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

/** Payments that have to do with this one. */
export const RelatedsSection = ({ payment }: PaymentProps) => (
  <Section title={relatedPayments.title} empty={payment.relatedPayments.length === 0 && relatedPayments.none}>
    <LongList rows={payment.relatedPayments} more={detailTexts.more}>
      {(related) => <RelatedLine key={`${related.type} ${related.paymentId}`} {...related} />}
    </LongList>
  </Section>
);
