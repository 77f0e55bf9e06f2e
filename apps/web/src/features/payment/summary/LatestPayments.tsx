import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import type { PaymentFilter } from '@/shared/apollo/schema-types.generated';
import { Can } from '@/shared/auth';
import { LATEST, LatestRecords } from '@/shared/detail';
import { dateTime, money } from '@/shared/format';
import { PaymentStatusChips } from '../PaymentStatusChips';
import { paymentLinesTexts as texts } from './payment-lines.texts';
import { useLatestPaymentsQuery, type PaymentLineFragment } from './LatestPayments.generated';

interface LatestPaymentsProps {
  /** Filter by collector or payer. */
  readonly filter: Pick<PaymentFilter, 'collectorId'> | Pick<PaymentFilter, 'payerEmail'>;
  /** Address of the whole list. */
  readonly to: string;
}

const lineOf = (payment: PaymentLineFragment, withPayer: boolean) => {
  const { id, details, payer, requestDate, finalAmount, currencyId } = payment;
  return {
    id,
    to: routes.payment.href(id),
    title: details[0]?.conceptDescription ?? texts.unnamed,
    details: [dateTime(requestDate), withPayer ? (payer?.name ?? payer?.email) : null],
    amount: money(finalAmount, currencyId),
    status: <PaymentStatusChips payment={payment} />,
  };
};

const Loaded = ({ filter, to }: LatestPaymentsProps) => {
  const query = useLatestPaymentsQuery({ variables: { filter, limit: LATEST } });
  const ofCollector = 'collectorId' in filter;
  return (
    <LatestRecords
      query={query}
      rows={query.data?.payments?.rows}
      to={to}
      texts={texts}
      usual={ofCollector ? LATEST : 1}
      lineOf={(row) => lineOf(row, ofCollector)}
    />
  );
};

/**
 * Section with the latest payments of a payer or a collector, for people who may read them. A failure affects this
 * section alone.
 */
export const LatestPayments = (props: LatestPaymentsProps) => (
  <Can anyOf={operationPermissions['Query.payments']}>
    <Loaded {...props} />
  </Can>
);
