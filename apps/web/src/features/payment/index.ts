import { operationPermissions } from '@backoffice/schema/permissions';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@/shared/auth';
import { paymentsTexts } from './payment.texts';

export { paymentTypePolicies } from './payment.cache';
export { paymentPath, paymentsList } from './payment.paths';

/** The screens of payments, each loaded when it is visited. */
export const paymentsRoutes: RouteObject[] = [
  {
    path: 'pagos',
    handle: { title: paymentsTexts.title, anyOf: operationPermissions['Query.payments'] } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./list/PaymentsPage')).PaymentsPage }),
  },
  {
    path: 'pago/:id',
    handle: {
      title: ({ id = '' }) => `Pago ${id}`,
      anyOf: operationPermissions['Query.payment'],
    } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./detail/PaymentPage')).PaymentPage }),
  },
];
