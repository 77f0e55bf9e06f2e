import { operationPermissions } from '@backoffice/schema/permissions';
import { holdsAny, usePermissions } from '@/shared/auth';

/** What may be asked of a payment: what is refused to this person is left out of the question. */
export const usePermittedParts = () => {
  const held = usePermissions();
  return {
    withFees: holdsAny(held, operationPermissions['Payment.feeDetails']),
    withBatch: holdsAny(held, operationPermissions['Payment.batchWithdrawal']),
    withNotifications: holdsAny(held, operationPermissions['Payment.notifications']),
  };
};
