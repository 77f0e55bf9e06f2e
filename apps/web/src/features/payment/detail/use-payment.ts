import { useLoadedEntity } from '@/shared/detail';
import { usePaymentDetailQuery } from './PaymentPage.generated';
import { usePermittedParts } from './use-permitted-parts';

/** What other services say on this screen, asked again together with the payment. */
const alongside: ReadonlySet<string | undefined> = new Set([
  'CollectorOfEntity',
  'PaymentPayerProfile',
  'RelatedPayment',
]);

/** One payment in one version. */
export const usePayment = (id: string, version: number | undefined) => {
  const asked = usePaymentDetailQuery({ variables: { id, version, ...usePermittedParts() } });
  return useLoadedEntity({ asked, answered: asked.data?.payment, version, alongside });
};
