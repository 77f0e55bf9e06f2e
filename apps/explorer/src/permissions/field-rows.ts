import { operationPermissions, typePermissions } from '@backoffice/schema/permissions';
import { roleOf, type Permission } from '@backoffice/schema/roles';

/** Permission with the role of the access token that grants it. */
export interface NeededPermission {
  readonly permission: Permission;
  readonly role: string;
  readonly isHeld: boolean;
}

/**
 * Field, or all fields of a type, with its permissions. One of them is enough; without any, every signed-in person may
 * read it.
 */
export interface FieldRow {
  readonly name: string;
  readonly needed: readonly NeededPermission[];
  readonly isAllowed: boolean;
}

export interface FieldsOfType {
  readonly type: string;
  readonly rows: readonly FieldRow[];
}

/** Placeholder for all fields of a type. */
const EVERY_FIELD = '*';

const entries: readonly (readonly [string, readonly Permission[]])[] = [
  ...Object.entries(typePermissions).map(([type, needed]) => [`${type}.${EVERY_FIELD}`, needed] as const),
  ...Object.entries(operationPermissions),
];

const rowOf = (name: string, permissions: readonly Permission[], held: ReadonlySet<string>): FieldRow => {
  const needed = permissions.map((permission) => ({
    permission,
    role: roleOf[permission],
    isHeld: held.has(permission),
  }));
  return { name, needed, isAllowed: needed.length === 0 || needed.some(({ isHeld }) => isHeld) };
};

/** Returns the sort key of a type: queries first, then mutations, then other types. */
const order = (type: string): string => (type === 'Query' ? '1' : type === 'Mutation' ? '2' : `3${type}`);

/**
 * Returns the fields and types that have an entry in the permissions of the schema, by type. The text must be part of
 * the type and field, a permission or a role. With `isMine`, fields that the person may not read are left out.
 */
export const fieldsByType = (
  held: ReadonlySet<string>,
  { text, isMine }: { readonly text: string; readonly isMine: boolean },
): readonly FieldsOfType[] => {
  const wanted = text.trim().toLowerCase();
  const byType = new Map<string, FieldRow[]>();
  for (const [path, permissions] of entries) {
    const [type = '', name = ''] = path.split('.');
    const row = rowOf(name, permissions, held);
    const words = [path, ...row.needed.flatMap(({ permission, role }) => [permission, role])];
    if (isMine && !row.isAllowed) continue;
    if (words.some((word) => word.toLowerCase().includes(wanted))) byType.set(type, [...(byType.get(type) ?? []), row]);
  }
  return [...byType].map(([type, rows]) => ({ type, rows })).sort((a, b) => order(a.type).localeCompare(order(b.type)));
};
