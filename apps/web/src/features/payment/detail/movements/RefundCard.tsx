import { Copyable, detailTexts, Fact, Facts, Group, Panel } from '@/shared/detail';
import { StatusChip } from '@/shared/feedback';
import { dateTime, money } from '@/shared/format';
import { paymentDetailTexts } from '../detail.texts';
import { serviceStatus } from '../service-status';
import type { PaymentRefundFragment } from './PaymentRefunds.generated';

const { copy, dates, field, refunds: texts } = paymentDetailTexts;

interface RefundProps {
  readonly refund: PaymentRefundFragment;
}

const RefundDates = ({ refund }: RefundProps) => (
  <Facts>
    <Fact label={dates.requestDate}>{dateTime(refund.requestDate)}</Fact>
    <Fact label={dates.processDate}>{dateTime(refund.processDate)}</Fact>
    <Fact label={dates.approvedDate}>{dateTime(refund.approvedDate)}</Fact>
    <Fact label={dates.rejectedDate}>{dateTime(refund.rejectedDate)}</Fact>
    <Fact label={dates.lastUpdateDate}>{dateTime(refund.lastUpdateDate)}</Fact>
  </Facts>
);

/** One refund, whole (A89). */
export const RefundCard = ({ refund }: RefundProps) => (
  <Group
    title={money(refund.amount, refund.currencyId)}
    aside={<StatusChip {...serviceStatus(refund.status)} title={refund.status} />}
  >
    <Facts>
      <Fact label={texts.reason} span="row">
        {refund.reason}
      </Fact>
      <Fact label={texts.id} span="row">
        <Copyable value={refund.id} label={copy.refund} />
      </Fact>
      <Fact label={field.statusDetail}>{refund.statusDetail}</Fact>
      <Fact label={field.type}>{refund.type}</Fact>
      <Fact label={texts.costAmount}>{money(refund.costAmount, refund.currencyId)}</Fact>
      <Fact label={field.transactionId}>{refund.transactionId}</Fact>
      <Fact label={field.externalReference}>{refund.externalReference}</Fact>
      <Fact label={field.authorizationCode}>{refund.authorizationCode}</Fact>
      <Fact label={field.ticketNumber}>{refund.ticketNumber}</Fact>
      <Fact label={field.batchNumber}>{refund.batchNumber}</Fact>
    </Facts>
    <Panel title={detailTexts.dates.title}>
      <RefundDates refund={refund} />
    </Panel>
  </Group>
);
