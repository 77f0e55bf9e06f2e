import { useParams, useSearchParams } from 'react-router-dom';
import { usePaymentActions } from '../actions';
import type { ActionName } from '../actions/menu/action-looks';
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
  const actions = usePaymentActions({ paymentId: id, onChanged: reload });
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
  const run = (action: ActionName) => {
    if (action === 'history') historyAddress.open();
    else actions.open(action, payment);
  };
  return (
    <>
      <PaymentHeader payment={payment} page={{ run, reloading: reloading || actions.refreshing }} />
      <PaymentBody payment={payment} />
      <HistoryDialog open={history} onClose={historyAddress.close} paymentId={id} shown={payment.version} />
      {actions.dialog}
    </>
  );
};

/** The detail of a payment: `/pago/{id}`, in an older version with `?version=`, with its versions with `?historial`. */
export const PaymentPage = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  // another payment is another screen: nothing of the one before stays, its open parts included
  return <PaymentScreen key={id} id={id} {...parsePaymentSearch(search)} />;
};
