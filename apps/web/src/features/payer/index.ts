import { operationPermissions } from '@backoffice/schema/permissions';
import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@/shared/auth';
import { payersTexts } from './payer.texts';

export { payerPath, payersByEmailPath, payersList } from './payer.paths';

/** The search, for the first page. */
export const PayerSearch = lazy(() => import('./PayerSearch').then((module) => ({ default: module.PayerSearch })));

/** The screens of payers, each loaded when it is visited. */
export const payersRoutes: RouteObject[] = [
  {
    path: 'pagadores',
    handle: { title: payersTexts.title, anyOf: operationPermissions['Query.payers'] } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./PayersPage')).PayersPage }),
  },
  {
    path: 'pagadores/nuevo',
    handle: { title: payersTexts.new, anyOf: operationPermissions['Mutation.createPayer'] } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./new/NewPayerPage')).NewPayerPage }),
  },
  {
    path: 'pagadores/:id',
    handle: {
      title: ({ id = '' }) => payersTexts.titleOf(id),
      anyOf: operationPermissions['Query.payer'],
    } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./detail/PayerPage')).PayerPage }),
  },
];
