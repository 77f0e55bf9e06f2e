import { operationPermissions } from './permissions.generated.ts';
import type { Permission } from './roles.generated.ts';

/** Of each of them any one permission. */
type Guards = readonly (readonly Permission[])[];

/** Lists that views are saved of, by the keys of the application, and what opens each: the query that it reads. */
export const listGuards: Readonly<Record<string, Guards>> = {
  'activities.list': [operationPermissions['Query.activities']],
  'batches.list': [operationPermissions['Query.batches']],
  'bins.list': [operationPermissions['Query.bins']],
  'collectors.list': [operationPermissions['Query.collectors']],
  'distributions.list': [operationPermissions['Query.distributions']],
  'exports.list': [operationPermissions['Query.exports'], ['EXPORT_SHOW']],
  'gateway-batches.list': [operationPermissions['Query.gatewayBatches']],
  'gateways.default': [operationPermissions['Query.defaultGateways']],
  'gateways.list': [operationPermissions['Query.gateways']],
  'imports.list': [operationPermissions['Query.imports']],
  'imports.rows': [operationPermissions['Query.imports']],
  'payer-references.list': [operationPermissions['Query.payerReferences']],
  'payers.list': [operationPermissions['Query.payers']],
  'payments.list': [operationPermissions['Query.payments']],
  'promotions.list': [operationPermissions['Query.promotions']],
  'refunds.list': [operationPermissions['Query.payments']],
  'software-provider-reports.list': [operationPermissions['Query.softwareProviderReports']],
  'subscriptions.list': [operationPermissions['Query.subscriptions']],
  'tax-forms.list': [operationPermissions['Query.taxForms']],
  'transaction-batches.list': [operationPermissions['Query.transactionBatches']],
  'transfers.list': [operationPermissions['Query.transfers']],
  'withdrawals.history': [operationPermissions['Query.withdrawals']],
  'withdrawals.pending': [operationPermissions['Query.withdrawals']],
  'withdraws.list': [operationPermissions['Query.withdraws']],
};

/** Keys of the lists that a person may see. */
export const listsFor = (held: ReadonlySet<Permission>): readonly string[] =>
  Object.entries(listGuards).flatMap(([list, guards]) =>
    guards.every((anyOf) => anyOf.some((permission) => held.has(permission))) ? [list] : [],
  );
