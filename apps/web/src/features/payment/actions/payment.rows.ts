import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { createRowMenu } from '@/shared/actions';
import type { PaymentFilter } from '@/shared/apollo/schema-types.generated';
import { createBulk } from '@/shared/bulk';
import type { PaymentRowFragment } from '../list/PaymentsPage.generated';
import { payment, paymentsTexts } from '../payment.texts';
import { useOfferedPaymentActions } from './payment.actions';
import { bulkLabels } from './payment-actions.texts';
import { PaymentRowActionsDocument } from './PaymentActions.generated';

/** The menu of a payment in a list. */
export const PaymentRowMenu = createRowMenu({
  useOfferedActions: useOfferedPaymentActions,
  texts: paymentsTexts,
  query: PaymentRowActionsDocument,
  pathOf: routes.payment.href,
  historyPathOf: routes.payment.historyHref,
  onlyAllowed: true,
});

/** Hook of the actions on the selected payments of a list (A129). */
export const usePaymentBulk = createBulk<PaymentRowFragment, PaymentFilter, keyof typeof bulkLabels>({
  noun: payment,
  amountOf: ({ finalAmount, currencyId }) => ({ amount: finalAmount, currencyId }),
  anyOf: [
    ...operationPermissions['Mutation.cancelPayment'],
    ...operationPermissions['Mutation.updatePaymentMethod'],
    ...operationPermissions['Mutation.cancelPaymentObjection'],
    ...operationPermissions['Mutation.createExport'],
  ],
  labels: bulkLabels,
  load: async () => (await import('./payment.dialogs')).PaymentBulkDialog,
});
