import { offerOf, refusalOf } from '@/shared/actions';
import { usePaymentRowActionsQuery } from '../actions/PaymentActions.generated';
import { RejectionBanner } from '../detail/RejectionBanner';

/** Reason of the rejection in the panel of a payment. It is read with the actions of the row. */
export const RowRejection = ({ id }: { readonly id: string }) => {
  const { data } = usePaymentRowActionsQuery({ variables: { id } });
  const payment = data?.entity;
  if (payment?.status !== 'REJECTED') return null;
  const retry = offerOf(payment.availableActions, 'retry');
  return <RejectionBanner payment={payment} retry={retry && { refusal: refusalOf(retry) }} />;
};
