/**
 * The demonstration realm as data: roles, composite roles for people, and six people. A real Keycloak imports the same
 * names. `permissionRoles` are the role names of `enum Permission` in the public schema; this package may not import it,
 * a test of the repository compares the two.
 */

/** One role for each permission, `area:action`. */
export const permissionRoles = [
  'developer',
  'promotion:show',
  'promotion:create',
  'media-payment-cost:show',
  'media-payment-cost:create',
  'gateway:show',
  'gateway:create',
  'gateway:default-show',
  'tariff:show',
  'collector:show',
  'collector:create',
  'payer:show',
  'payer:create',
  'payer-reference:show',
  'payer-reference:create',
  'payer-reference:update',
  'payer-reference:delete',
  'strategy:show',
  'export:show',
  'export:search',
  'export:create',
  'payment:show',
  'payment:create',
  'payment:update',
  'payment:cancel',
  'payment:refund',
  'payment:cancel-objection',
  'payment:reverse',
  'payment:update-gateway',
  'payment:show-fees',
  'payment:show-history',
  'payment:show-batches',
  'payment:holder',
  'subscription:show',
  'subscription:create',
  'subscription:cancel',
  'subscription:update',
  'subscription:remove-payment-method',
  'subscription:show-history',
  'notification:show',
  'notification:send',
  'import:request',
  'import:approve',
  'import:cancel',
  'transfer:show',
  'transfer:update',
  'withdraw:show',
  'withdraw:transfer',
  'withdraw:download',
  'withdraw:rejected',
  'withdraw:re-export',
  'withdrawal:search',
  'withdrawal:authorize',
  'batch-withdraw:show',
  'batch-withdraw:reprocess',
  'batch-withdraw:download',
  'batch-withdraw:re-export',
  'afip:show',
  'afip:create',
  'afip:deliver',
  'afip:download',
  'afip:reprocess',
  'soft-provider:show',
  'soft-provider:approve',
  'soft-provider:reject',
  'bin:show',
  'bin:create',
  'bin:update',
  'bin:delete',
  'service-payment:show-batch',
  'gateway-batch:show-batch-data',
  'gateway-batch:conciliate-batch',
  'distribution:show',
  'distribution:update',
  'distribution:force',
  'distribution:scheduled-update',
] as const;

export type PermissionRole = (typeof permissionRoles)[number];

/** Every role of these areas: a permission that an area gains later goes to everyone who has the area. */
const all = (...areas: readonly string[]): readonly PermissionRole[] =>
  permissionRoles.filter((role) => areas.includes(role.split(':')[0] ?? ''));

/** Roles that only read. To see a card holder is an act with its own permission, and is not among them. */
const reading = permissionRoles.filter((role) => /:(default-)?(show|search)/.test(role));

/** Roles that hold other roles. The token carries the name of the composite and all that it holds, as Keycloak's does. */
export const compositeRoles: Readonly<Record<string, readonly PermissionRole[]>> = {
  administrador: permissionRoles,
  operador: [
    ...all('payment', 'subscription', 'payer', 'payer-reference', 'collector', 'promotion'),
    ...all('export', 'notification', 'import'),
    'gateway:show',
    'gateway:default-show',
    'tariff:show',
    'bin:show',
    'transfer:show',
  ],
  tesoreria: [
    ...all('withdraw', 'withdrawal', 'batch-withdraw', 'distribution', 'gateway-batch', 'service-payment', 'transfer'),
    ...all('afip'),
    'strategy:show',
    'collector:show',
    'payment:show',
    'payment:show-batches',
    'payment:refund',
    'payment:reverse',
  ],
  auditor: reading,
  desarrollador: [...reading, 'developer'],
};

/** The roles of a token: those assigned, and all that the composites among them hold, each once. */
export function expandRoles(assigned: readonly string[]): readonly string[] {
  return [...new Set(assigned.flatMap((role) => [role, ...(compositeRoles[role] ?? [])]))];
}
