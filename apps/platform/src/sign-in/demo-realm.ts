/** Patterns of roles that only read. To see a card holder is an act with its own permission, and is not among them. */
const reading = ['*:show*', '*:search*', '*:default-show*'];

/**
 * Composite roles of the demonstration realm, one for each kind of person, and the patterns of roles that each holds. A
 * permission that an area gains later goes to everyone who has the area.
 */
export const holders = {
  administrador: ['*'],
  operador: [
    ...['payment:*', 'subscription:*', 'payer:*', 'payer-reference:*', 'collector:*', 'promotion:*'],
    ...['export:*', 'notification:*', 'import:*'],
    ...['gateway:show', 'gateway:default-show', 'tariff:show', 'bin:show', 'transfer:show'],
  ],
  tesoreria: [
    ...['withdraw:*', 'withdrawal:*', 'batch-withdraw:*', 'distribution:*', 'gateway-batch:*', 'service-payment:*'],
    ...['transfer:*', 'afip:*', 'export:*', 'strategy:show', 'collector:show'],
    ...['payment:show', 'payment:show-batches', 'payment:refund', 'payment:reverse'],
  ],
  auditor: [...reading, 'activity:audit'],
  desarrollador: [...reading, 'developer'],
};

/** Compares a role with a pattern, in which a star stands for any characters. */
export const matches = (role: string) => (pattern: string) =>
  new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(role);

/**
 * Composite roles with the permission roles that each holds, in their alphabetical order. The permission roles are an
 * argument: `codegen.ts` has them from the schema before it writes the file that the sign-in has them from.
 */
export const compositesOf = (permissionRoles: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(holders).map(([name, patterns]) => [
      name,
      permissionRoles.filter((role) => patterns.some(matches(role))).toSorted(),
    ]),
  );
