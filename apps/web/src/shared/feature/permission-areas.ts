import { operationPermissions } from '@backoffice/schema/permissions';
import { roleOf, type Permission } from '@backoffice/schema/roles';
import { visibleText } from '@backoffice/validators';
import { withoutAccents } from '@/shared/format';
import type { Feature } from './feature';

/** Permission with its label, role and operations. */
export interface PermissionRow {
  readonly permission: Permission;
  readonly words: string;
  /** Role of the access token that grants the permission. */
  readonly role: string;
  /** Queries, mutations and fields of the schema that require the permission, alone or with others. */
  readonly operations: readonly string[];
  readonly isHeld: boolean;
}

/** Permissions of one area of the application. */
export interface PermissionsOfArea {
  readonly area: string;
  readonly rows: readonly PermissionRow[];
}

const isPermission = (name: string): name is Permission => Object.hasOwn(roleOf, name);

const operationsOf = (permission: Permission): readonly string[] =>
  Object.entries(operationPermissions)
    .filter(([, needed]) => needed.some((one) => one === permission))
    .map(([operation]) => operation.replace(/^(Query|Mutation)\./, ''));

/** Returns all permissions that the features name, by area. Areas with the same name are merged. */
export const permissionAreas = (
  features: readonly Feature[],
  held: ReadonlySet<string>,
): readonly PermissionsOfArea[] => {
  const byArea = new Map<string, PermissionRow[]>();
  for (const { area, words } of features.flatMap(({ permissions = [] }) => permissions)) {
    const rows = Object.entries(words).flatMap(([permission, text]): readonly PermissionRow[] =>
      isPermission(permission)
        ? [
            {
              permission,
              words: text,
              role: roleOf[permission],
              operations: operationsOf(permission),
              isHeld: held.has(permission),
            },
          ]
        : [],
    );
    byArea.set(area, [...(byArea.get(area) ?? []), ...rows]);
  }
  return [...byArea].map(([area, rows]) => ({ area, rows }));
};

/**
 * Returns the permissions whose area, label, role or operations contain a text.
 * @param isHeld true for held permissions, false for the others, null for both
 */
export const matchingAreas = (
  areas: readonly PermissionsOfArea[],
  { text, isHeld }: { readonly text: string; readonly isHeld: boolean | null },
): readonly PermissionsOfArea[] => {
  const wanted = withoutAccents(visibleText(text));
  return areas
    .map(({ area, rows }) => ({
      area,
      rows: rows.filter(
        ({ words, role, operations, ...row }) =>
          (isHeld === null || row.isHeld === isHeld) &&
          [area, words, role, ...operations].some((name) => withoutAccents(name).includes(wanted)),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
};

/** Returns the person's permissions, by area. */
export const heldPermissions = (
  features: readonly Feature[],
  held: ReadonlySet<string>,
): readonly PermissionsOfArea[] => matchingAreas(permissionAreas(features, held), { text: '', isHeld: true });
