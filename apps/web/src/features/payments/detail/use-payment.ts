import { NetworkStatus } from '@apollo/client';
import { useState } from 'react';
import { errorOf } from '@/shared/apollo';
import { notify, type Failure } from '@/shared/feedback';
import { usePaymentDetailQuery, type PaymentDetailQuery } from './PaymentPage.generated';
import { usePermittedParts } from './use-permitted-parts';

/** What other services say on this screen, asked again together with the payment. */
const alongside: ReadonlySet<string | undefined> = new Set([
  'PaymentCollector',
  'PaymentPayerProfile',
  'RelatedPayment',
]);

type Payment = NonNullable<PaymentDetailQuery['payment']>;

interface LoadedPayment {
  readonly payment: Payment | undefined;
  /** Nothing to show yet. */
  readonly loading: boolean;
  /** Why there is nothing to show. */
  readonly failure: Failure | undefined;
  readonly reloading: boolean;
  /** Asks again for the payment and for what stands beside it; tells when that fails. */
  readonly reload: () => void;
  /** Asks for the payment alone. */
  readonly retry: () => void;
}

/** Whether a payment is the version that the address names. */
const isVersion = ({ version, lastModified }: Payment, asked: number | undefined): boolean =>
  asked === undefined ? lastModified : version === asked;

/** A refusal, or that it is gone: what was on the screen must not stay there. */
const isFinal = ({ code }: Failure): boolean => code === 'FORBIDDEN' || code === 'NOT_FOUND';

/**
 * One payment in one version. While another version is asked for, the one before stays; and so does the payment when
 * asking for it again fails.
 */
export const usePayment = (id: string, version: number | undefined): LoadedPayment => {
  const result = usePaymentDetailQuery({ variables: { id, version, ...usePermittedParts() } });
  const { client, data, loading, networkStatus, refetch } = result;
  const failure = errorOf(result);
  const answered = data?.payment ?? undefined;
  const [kept, keep] = useState(answered);
  if (answered && answered !== kept) keep(answered);

  const reload = async () => {
    const others = client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => alongside.has(queryName),
    });
    const [answer] = await Promise.all([refetch(), others]);
    const failed = errorOf(answer);
    if (failed) notify.error(failed);
  };

  const failedAgain = failure && !isFinal(failure) && kept && isVersion(kept, version);
  const payment = answered ?? (loading || failedAgain ? kept : undefined);
  return {
    payment,
    loading: loading && !payment,
    failure,
    reloading: networkStatus === NetworkStatus.refetch || networkStatus === NetworkStatus.setVariables,
    reload: () => void reload(),
    retry: () => void refetch(),
  };
};
