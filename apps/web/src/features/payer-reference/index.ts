import { operationPermissions } from '@backoffice/schema/permissions';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@/shared/auth';
import { payerReferencesTexts as texts } from './payer-reference.texts';

export { payerReferencesList } from './payer-reference.paths';

/** The screens of payer references, each loaded when it is visited. */
export const payerReferencesRoutes: RouteObject[] = [
  {
    path: 'pagadores/referencias',
    handle: { title: texts.title, anyOf: operationPermissions['Query.payerReferences'] } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./list/PayerReferencesPage')).PayerReferencesPage }),
  },
  {
    path: 'pagadores/referencias/crear',
    handle: {
      title: texts.new.title,
      anyOf: operationPermissions['Mutation.createPayerReference'],
    } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./new/NewReferencePage')).NewReferencePage }),
  },
];
