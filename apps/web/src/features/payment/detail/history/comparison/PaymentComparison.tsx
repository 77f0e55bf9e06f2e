import { routes } from '@/domain/routes';
import { askedOf } from '@/shared/apollo';
import { Comparison, inOrder, VersionName, type VersionPair } from '@/shared/versions';
import { PaymentStatusChips } from '../../../PaymentStatusChips';
import { usePermittedParts } from '../../use-permitted-parts';
import { comparisonTexts } from './comparison.texts';
import { usePaymentComparisonQuery, type ComparedPaymentFragment } from './PaymentComparison.generated';
import { readPayment } from './read-payment';

const PaymentVersionName = ({ payment }: { readonly payment: ComparedPaymentFragment }) => {
  const { id, version, lastModified, lastUpdateDate, status, statusCode } = payment;
  return (
    <VersionName
      path={routes.payment.href(id)}
      version={version}
      isCurrent={lastModified}
      lastUpdateDate={lastUpdateDate}
      status={<PaymentStatusChips payment={{ status, statusCode }} />}
    />
  );
};

const look = {
  read: readPayment,
  renderName: (payment: ComparedPaymentFragment) => <PaymentVersionName payment={payment} />,
  missing: comparisonTexts.missing,
};

interface PaymentComparisonProps {
  readonly paymentId: string;
  readonly pair: VersionPair;
}

/** What changed between two versions of a payment. */
export const PaymentComparison = ({ paymentId, pair }: PaymentComparisonProps) => {
  // an answer of its own: in the client's memory, which version is the current one may change meanwhile
  const result = usePaymentComparisonQuery({
    variables: { id: paymentId, ...inOrder(pair), ...usePermittedParts() },
    fetchPolicy: 'no-cache',
  });
  return (
    <Comparison
      pair={pair}
      look={look}
      asked={{
        older: result.data?.older,
        newer: result.data?.newer,
        ...askedOf(result),
      }}
    />
  );
};
