import { listQueries, operationPermissions } from './permissions.generated.ts';
import type { Permission } from './roles.generated.ts';

/** Of each of them any one permission. */
type Guards = readonly (readonly Permission[])[];

/** Lists with another key than their query, or another guard. */
const others: Readonly<Record<string, Guards>> = {
  'exports.list': [operationPermissions['Query.exports'], ['EXPORT_SHOW']],
  'gateways.default': [operationPermissions['Query.defaultGateways']],
  'imports.rows': [operationPermissions['Query.imports']],
  'withdrawals.history': [operationPermissions['Query.withdrawals']],
  'withdrawals.pending': [operationPermissions['Query.withdrawals']],
};

/** Lists that views are saved of, by the keys of the application, and what opens each: the query that it reads. */
export const listGuards: Readonly<Record<string, Guards>> = {
  ...Object.fromEntries(Object.entries(listQueries).map(([list, query]) => [list, [operationPermissions[query]]])),
  ...others,
};

/** Keys of the lists that a person may see. */
export const listsFor = (held: ReadonlySet<Permission>): readonly string[] =>
  Object.entries(listGuards).flatMap(([list, guards]) =>
    guards.every((anyOf) => anyOf.some((permission) => held.has(permission))) ? [list] : [],
  );
