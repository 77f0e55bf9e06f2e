import { listQueries, operationPermissions } from './permissions.generated.ts';
import type { Permission } from './roles.generated.ts';

/** Groups of permissions. A person needs at least one permission of every group. */
type Guards = readonly (readonly Permission[])[];

/** Lists that `listQueries` does not have, and `exports.list`, which needs one more permission than its query. */
const others: Readonly<Record<string, Guards>> = {
  'exports.list': [operationPermissions['Query.exports'], ['EXPORT_SHOW']],
  'gateways.default': [operationPermissions['Query.defaultGateways']],
  'imports.rows': [operationPermissions['Query.imports']],
  'withdrawals.history': [operationPermissions['Query.withdrawals']],
  'withdrawals.pending': [operationPermissions['Query.withdrawals']],
};

/** Permissions to open each list, by the key of the list. The gateway saves views of these lists only. */
export const listGuards: Readonly<Record<string, Guards>> = {
  ...Object.fromEntries(Object.entries(listQueries).map(([list, query]) => [list, [operationPermissions[query]]])),
  ...others,
};

/** Returns the keys of the lists that a person may open. */
export const listsFor = (held: ReadonlySet<Permission>): readonly string[] =>
  Object.entries(listGuards).flatMap(([list, guards]) =>
    guards.every((anyOf) => anyOf.some((permission) => held.has(permission))) ? [list] : [],
  );
