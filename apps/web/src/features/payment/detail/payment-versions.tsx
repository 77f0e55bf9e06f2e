import { routes } from '@/domain/routes';
import { operationPermissions } from '@backoffice/schema/permissions';
import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';
import { holdsAny, usePermissions } from '@/shared/auth';
import { Versions, type EntityVersionsProps, type VersionDisplay } from '@/shared/versions';
import { PaymentStatusChips } from '../PaymentStatusChips';
import { paymentDetailTexts } from './detail.texts';
import { usePaymentHistoryQuery } from './PaymentPage.generated';

/** Hook that returns query variables: they include fees, batch and notifications if the person may see them. */
export const usePermittedParts = () => {
  const held = usePermissions();
  return {
    withFees: holdsAny(held, operationPermissions['Payment.feeDetails']),
    withBatch: holdsAny(held, operationPermissions['Payment.withdrawalBatchId']),
    withNotifications: holdsAny(held, operationPermissions['Payment.notifications']),
  };
};

/** Address and status of a version. Overdue is left out, because it depends on today. */
export const paymentVersion: VersionDisplay<{ readonly status: PaymentStatus; readonly statusCode: string }> = {
  pathOf: routes.payment.href,
  renderStatus: ({ status, statusCode }) => <PaymentStatusChips payment={{ status, statusCode }} />,
};

/** List of the versions of a payment. */
export const PaymentVersions = ({ id, ...list }: EntityVersionsProps) => {
  const result = usePaymentHistoryQuery({ variables: { id } });
  return (
    <Versions
      {...list}
      query={result}
      path="payment.history"
      versions={result.data?.payment?.history}
      display={paymentVersion}
      empty={paymentDetailTexts.noVersions}
    />
  );
};
