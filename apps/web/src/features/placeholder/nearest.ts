import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import type { Needs } from '@/shared/auth';
import { nearestTexts as texts } from './placeholder.page.texts';
import type { Area } from './placeholder.texts';

/** Screen that covers part of an area. */
export interface NearPlace extends Needs {
  readonly label: string;
  readonly to: string;
}

const collectors: NearPlace = {
  label: texts.collectors,
  to: routes.collectors.path,
  anyOf: operationPermissions['Query.collectors'],
};

/** Screens that cover part of each area. */
export const nearest: Readonly<Record<Area, readonly NearPlace[]>> = {
  cvu: [
    {
      label: texts.withdrawals,
      to: routes.withdrawalHistory.path,
      anyOf: operationPermissions['Query.withdrawals'],
    },
    {
      label: texts.distributions,
      to: routes.distributions.path,
      anyOf: operationPermissions['Query.distributions'],
    },
  ],
  terminals: [collectors],
  prepaidCards: [],
  directDebits: [
    {
      label: texts.subscriptions,
      to: routes.subscriptions.path,
      anyOf: operationPermissions['Query.subscriptions'],
    },
    {
      label: texts.payments,
      to: routes.payments.path,
      anyOf: operationPermissions['Query.payments'],
    },
  ],
  invoicing: [collectors],
  detail: [],
  excludedMethods: [collectors],
};
