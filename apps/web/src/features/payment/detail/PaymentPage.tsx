import { useParams, useSearchParams } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { BareHeader, DetailSkeleton, Unavailable } from '@/shared/detail';
import { missingVersion, parseVersionSearch, useHistoryAddress, type VersionAddress } from '@/shared/versions';
import { usePaymentActions } from '../actions';
import type { ActionName } from '../actions/menu/action-looks';
import { paymentDetailTexts as texts } from './detail.texts';
import { PaymentHeader, toPayments } from './header/PaymentHeader';
import { PaymentHistoryDialog } from './history/PaymentHistoryDialog';
import { PaymentBody } from './PaymentBody';
import { usePayment } from './use-payment';

interface PaymentScreenProps extends VersionAddress {
  readonly id: string;
}

/** There is no such payment, or no such version of it: either way there is another place to go to. */
const missing = (id: string, version: number | undefined) =>
  version === undefined
    ? { title: texts.notFound, detail: texts.notFoundDetail, to: routes.payments.path, link: texts.back }
    : missingVersion(texts.versionNotFound, routes.payment.href(id));

const PaymentScreen = ({ id, version, history }: PaymentScreenProps) => {
  const { entity: payment, loading, failure, reloading, reload, retry } = usePayment(id, version);
  const historyAddress = useHistoryAddress(version);
  const actions = usePaymentActions({ paymentId: id, onChanged: reload });
  if (!payment)
    return (
      <>
        <BareHeader title={texts.title} back={toPayments} />
        {loading ? (
          <DetailSkeleton />
        ) : (
          <Unavailable missing={missing(id, version)} failed={texts.failed} failure={failure} onRetry={retry} />
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
      <PaymentHistoryDialog open={history} onClose={historyAddress.close} paymentId={id} shown={payment.version} />
      {actions.dialog}
    </>
  );
};

/** The detail of a payment: `/pago/{id}`, in an older version with `?version=`, with its versions with `?historial`. */
export const PaymentPage = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  // another payment is another screen: nothing of the one before stays, its open parts included
  return <PaymentScreen key={id} id={id} {...parseVersionSearch(search)} />;
};
