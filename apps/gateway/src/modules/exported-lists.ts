import type { Permission } from '@backoffice/schema/roles';
import { GatewayError, inputError } from '../errors/gateway-error.ts';
import type { ExportInput, ExportType } from '../api/schema-types.generated.ts';
import type { Filter, Sort } from '../rest/rest-client.ts';
import { distributionExportSearch } from './distribution/distribution.search.ts';
import { paymentSearch } from './payment/payment.search.ts';
import { refundSearch } from './payment/refund.search.ts';
import { filtersOf, sortsOf, type SearchContext, type Order, type Search } from '../module-kit/list/search.ts';
import { subscriptionSearch } from './subscription/subscription.search.ts';

/** List to export, in the terms of the export service. */
interface ExportedList {
  readonly type: 'payments' | 'subscription' | 'distributions' | 'refunds';
  /** Permission to see the list, which its export requires, too. */
  readonly permission: Permission;
  /** Filters and order as an encoded query string (A79). */
  readonly filter: string;
  readonly columns?: string[];
}

const encoded = (filters: readonly Filter[], sorts: readonly Sort[]): string =>
  new URLSearchParams({
    ...(filters.length > 0 ? { filters: JSON.stringify(filters) } : {}),
    sorts: JSON.stringify(sorts),
  }).toString();

const columnsOf = (columns: readonly string[] | null | undefined): { columns?: string[] } => {
  if (!columns) return {};
  if (columns.length === 0) throw inputError('columns', 'Elija al menos una columna.', 'REQUIRED');
  if (new Set(columns).size < columns.length) throw inputError('columns', 'Elija cada columna una sola vez.');
  return { columns: columns.map((name) => name.toLowerCase()) };
};

/** Prefixes the paths of refused arguments with the path of the list. */
const within = <Made>(list: string, make: () => Made): Made => {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { code, message, details } = error;
    const fields = details.fields?.map((field) => ({ ...field, path: `list.${list}.${field.path}` }));
    throw new GatewayError(code, message, { ...details, ...(fields && { fields }) });
  }
};

/** Permission of the list of each export type. It also permits reading the file (GAP-53). */
const permissions = {
  PAYMENTS: 'PAYMENT_SHOW',
  SUBSCRIPTION: 'SUBSCRIPTION_SHOW',
  DISTRIBUTIONS: 'DISTRIBUTION_SHOW',
  REFUNDS: 'PAYMENT_SHOW',
} as const satisfies Partial<Record<ExportType, Permission>>;

/**
 * Returns the permissions that the file of an export requires, all of them. An unknown list requires those of every
 * list.
 */
export const filePermissions = (type: ExportType): readonly Permission[] =>
  type === 'UNKNOWN' ? Object.values(permissions) : [permissions[type]];

/** Filters, order and columns of a requested list. */
interface Requested<Given, Sorting> {
  readonly filter?: Given | null;
  readonly sorts?: readonly Sorting[] | null;
  readonly columns?: readonly string[] | null;
}

/**
 * Converts the requested list to the terms of the services. Exactly one list is set.
 * @throws GatewayError for an invalid filter, order or column
 */
export const exportedList = (
  { payments, subscriptions, distributions, refunds }: ExportInput,
  asking: SearchContext,
): ExportedList => {
  const made = <Given extends object, Sorting extends Order>(
    search: Search<Given, Sorting>,
    { filter, sorts, columns }: Requested<Given, Sorting>,
  ) => ({ filter: encoded(filtersOf(search, filter, asking), sortsOf(search, sorts)), ...columnsOf(columns) });
  if (payments)
    return within('payments', () => ({
      type: 'payments',
      permission: permissions.PAYMENTS,
      ...made(paymentSearch, payments),
    }));
  if (distributions)
    return within('distributions', () => ({
      type: 'distributions',
      permission: permissions.DISTRIBUTIONS,
      ...made(distributionExportSearch, distributions),
    }));
  if (refunds)
    return within('refunds', () => {
      if (!asking.listsRefunds)
        throw inputError(
          'filter',
          'El servicio de pagos no lista devoluciones. Exporte los pagos por fecha de devolución.',
        );
      return { type: 'refunds', permission: permissions.REFUNDS, ...made(refundSearch, refunds) };
    });
  return within('subscriptions', () => ({
    type: 'subscription',
    permission: permissions.SUBSCRIPTION,
    ...made(subscriptionSearch, subscriptions),
  }));
};
