import { operationPermissions } from '@backoffice/schema/permissions';
import { roleOf, type Permission } from '@backoffice/schema/roles';
import { withoutAccents } from '@/shared/format';
import type { Feature } from './feature';

/** A permission, in words and as the API knows it. */
export interface PermissionRow {
  readonly permission: Permission;
  readonly words: string;
  /** The role of the access token that grants it. */
  readonly role: string;
  /** Queries, mutations and fields of the schema that it opens, by itself or together with others. */
  readonly operations: readonly string[];
  readonly isHeld: boolean;
}

/** Permissions of one part of the application. */
export interface PermissionsOfArea {
  readonly area: string;
  readonly rows: readonly PermissionRow[];
}

const isPermission = (name: string): name is Permission => Object.hasOwn(roleOf, name);

const operationsOf = (permission: Permission): readonly string[] =>
  Object.entries(operationPermissions)
    .filter(([, needed]) => needed.some((one) => one === permission))
    .map(([operation]) => operation.replace(/^(Query|Mutation)\./, ''));

/** Every permission that the features name, by area; areas of the same name are one. */
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

/** Finds the permissions of which a text is a part: of the area, the words, the role or an operation. */
export const matchingAreas = (
  areas: readonly PermissionsOfArea[],
  { text, isMine }: { readonly text: string; readonly isMine: boolean },
): readonly PermissionsOfArea[] => {
  const wanted = withoutAccents(text.trim());
  return areas
    .map(({ area, rows }) => ({
      area,
      rows: rows.filter(
        ({ words, role, operations, isHeld }) =>
          (isHeld || !isMine) &&
          [area, words, role, ...operations].some((name) => withoutAccents(name).includes(wanted)),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
};

/** The permissions that a person holds, by area. */
export const heldPermissions = (
  features: readonly Feature[],
  held: ReadonlySet<string>,
): readonly PermissionsOfArea[] => matchingAreas(permissionAreas(features, held), { text: '', isMine: true });
