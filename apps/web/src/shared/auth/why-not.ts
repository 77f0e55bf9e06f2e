import type { Permission } from '@backoffice/schema/roles';
import type { Needs } from './permissions';

/** Path of the page that lists who may do what. */
export const PERMISSIONS_PATH = '/permisos';

/** Parameter of that page with the permissions that the person lacks. */
export const WANTED = 'falta';

/** Parameter that says that each of them is needed, not one of them. */
export const WANTS_ALL = 'todos';

/** Returns the address of the page of permissions, which shows the missing ones first. */
export const whyNotHref = ({ anyOf = [], allOf = [] }: Needs = {}): string => {
  const wanted: readonly Permission[] = [...anyOf, ...allOf];
  if (wanted.length === 0) return PERMISSIONS_PATH;
  const all = allOf.length > 0 ? `&${WANTS_ALL}` : '';
  return `${PERMISSIONS_PATH}?${WANTED}=${wanted.join(',')}${all}`;
};
