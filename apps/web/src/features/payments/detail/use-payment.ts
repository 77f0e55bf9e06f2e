import { NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { operationPermissions } from '@backoffice/schema/permissions';
import { errorOf } from '@/shared/apollo';
import { holdsAny, usePermissions } from '@/shared/auth';
import { notify, type Failure } from '@/shared/feedback';
import { paymentDetailTexts } from './detail.texts';
import { usePaymentDetailQuery, type PaymentDetailQuery } from './PaymentPage.generated';

/** What other services say on this screen, asked again together with the payment. */
const alongside: ReadonlySet<string | undefined> = new Set([
  'PaymentCollector',
  'PaymentPayerProfile',
  'RelatedPayment',
]);

interface PaymentState {
  readonly payment: PaymentDetailQuery['payment'] | undefined;
  /** Nothing to show yet. */
  readonly loading: boolean;
  /** Why there is nothing to show. */
  readonly failure: Failure | undefined;
  readonly reloading: boolean;
  /** Asks for the payment and for what stands beside it, and tells the outcome. */
  readonly reload: () => void;
  /** Asks for the payment alone. */
  readonly retry: () => void;
}

/** What may be asked: what is refused to this person is left out of the question. */
const usePermittedParts = () => {
  const held = usePermissions();
  return {
    withFees: holdsAny(held, operationPermissions['Payment.feeDetails']),
    withBatch: holdsAny(held, operationPermissions['Payment.batchWithdrawal']),
    withNotifications: holdsAny(held, operationPermissions['Payment.notifications']),
  };
};

/** One payment in one version; while another version is asked for, the one before stays. */
export const usePayment = (id: string, version: number | undefined): PaymentState => {
  const client = useApolloClient();
  const result = usePaymentDetailQuery({ variables: { id, version, ...usePermittedParts() } });
  const { data, previousData, loading, networkStatus, refetch } = result;
  const asked = data ?? (loading ? previousData : undefined);

  const reload = async () => {
    const others = client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => alongside.has(queryName),
    });
    const [answer] = await Promise.all([refetch(), others]);
    const failure = errorOf(answer);
    if (failure) notify.error(failure);
    else notify.success(paymentDetailTexts.actions.reloaded);
  };

  return {
    payment: asked?.payment,
    loading: loading && !asked,
    failure: errorOf(result),
    reloading: networkStatus === NetworkStatus.refetch || networkStatus === NetworkStatus.setVariables,
    reload: () => void reload(),
    retry: () => void refetch(),
  };
};
