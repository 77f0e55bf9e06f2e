/** Patterns of roles that only read. Reading the holder of a card needs its own permission and is not included. */
const reading = ['*:show*', '*:search*', '*:default-show*'];

/**
 * Composite roles of the demonstration, one for each kind of person, with patterns of the roles that each includes. A
 * new permission in an area is included in the composites with the whole area.
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

/** Matches a role against a pattern, in which `*` matches any characters. */
export const matches = (role: string) => (pattern: string) =>
  new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(role);

/**
 * Returns the composite roles with the permission roles that each includes, sorted. The permission roles are an
 * argument: `codegen.ts` calls this function before it writes the file with these roles.
 */
export const compositesOf = (permissionRoles: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(holders).map(([name, patterns]) => [
      name,
      permissionRoles.filter((role) => patterns.some(matches(role))).toSorted(),
    ]),
  );
