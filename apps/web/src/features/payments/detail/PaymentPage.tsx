import { useParams, useSearchParams } from 'react-router-dom';
import { BareHeader, PaymentHeader } from './header/PaymentHeader';
import { HistoryDialog } from './history/HistoryDialog';
import { parsePaymentSearch, type PaymentAddress } from './payment-address';
import { PaymentBody } from './PaymentBody';
import { PaymentSkeleton } from './PaymentSkeleton';
import { PaymentUnavailable } from './PaymentUnavailable';
import { useHistoryAddress } from './use-history-address';
import { usePayment } from './use-payment';

interface PaymentScreenProps extends PaymentAddress {
  readonly id: string;
}

const PaymentScreen = ({ id, version, history }: PaymentScreenProps) => {
  const { payment, loading, failure, reloading, reload, retry } = usePayment(id, version);
  const historyAddress = useHistoryAddress(version);
  if (!payment)
    return (
      <>
        <BareHeader />
        {loading ? (
          <PaymentSkeleton />
        ) : (
          <PaymentUnavailable id={id} version={version} failure={failure} onRetry={retry} />
        )}
      </>
    );
  return (
    <>
      <PaymentHeader payment={payment} page={{ reload, reloading, openHistory: historyAddress.open }} />
      <PaymentBody payment={payment} />
      <HistoryDialog open={history} onClose={historyAddress.close} paymentId={id} shown={payment.version} />
    </>
  );
};

/** The detail of a payment: `/pago/{id}`, in an older version with `?version=`, with its versions with `?historial`. */
export const Component = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  // another payment is another screen: nothing of the one before stays, its open parts included
  return <PaymentScreen key={id} id={id} {...parsePaymentSearch(search)} />;
};
