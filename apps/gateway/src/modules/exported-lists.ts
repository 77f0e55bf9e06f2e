import type { Permission } from '@backoffice/schema/roles';
import { GatewayError, inputError } from '../errors/gateway-error.ts';
import type { ExportInput, ExportType } from '../api/schema-types.generated.ts';
import type { Filter, Sort } from '../rest/rest-client.ts';
import { exportedSearch } from './distribution/distribution.search.ts';
import { paymentSearch } from './payment/payment.search.ts';
import { refundSearch } from './payment/refund.search.ts';
import { filtersOf, sortsOf, type Asking, type Order, type Search } from '../module-kit/list/search.ts';
import { subscriptionSearch } from './subscription/subscription.search.ts';

/** A list that is to be exported, as the export service takes it. */
interface ExportedList {
  readonly type: 'payments' | 'subscription' | 'distributions' | 'refunds';
  /** Permission of the list: a person who may see it may export it. */
  readonly permission: Permission;
  /** Encoded filter query (A79). */
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

/** Says of a refused argument where it stands. */
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

/** Of which list each type of export is: who may see the list may have its file, too (GAP-53). */
const permissions = {
  PAYMENTS: 'PAYMENT_SHOW',
  SUBSCRIPTION: 'SUBSCRIPTION_SHOW',
  DISTRIBUTIONS: 'DISTRIBUTION_SHOW',
  REFUNDS: 'PAYMENT_SHOW',
} as const satisfies Partial<Record<ExportType, Permission>>;

/** Permissions that the file of an export asks for, all of them: of a list that nobody knows, those of every list. */
export const filePermissions = (type: ExportType): readonly Permission[] =>
  type === 'UNKNOWN' ? Object.values(permissions) : [permissions[type]];

/** The filters, order and columns of a list that is requested. */
interface Requested<Given, Sorting> {
  readonly filter?: Given | null;
  readonly sorts?: readonly Sorting[] | null;
  readonly columns?: readonly string[] | null;
}

/** Puts a list with its filters, order and columns into the terms of the services; exactly one is given. */
export const exportedList = (
  { payments, subscriptions, distributions, refunds }: ExportInput,
  asking: Asking,
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
      ...made(exportedSearch, distributions),
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
