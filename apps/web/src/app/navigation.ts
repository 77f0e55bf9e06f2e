import type { Permission } from '@backoffice/schema/roles';
import { matchPath } from 'react-router-dom';
import { mayOpen } from '@/shared/auth/permissions';
import { menuOf, type MenuLink, type MenuSection } from '@/shared/feature/feature';
import { features } from './features';

/** The menu with the items of every feature (A25-A29, CON-05, CON-06). */
export const navigation = menuOf(features);

/** Returns the menu items that the person may open, without empty groups (A21, A27, A29). */
export const navigationFor = (held: ReadonlySet<Permission>): readonly MenuSection[] =>
  navigation
    .map((group) => ({ ...group, items: group.items.filter((item) => mayOpen(held, item)) }))
    .filter(({ items }) => items.length > 0);

/** Address of the open page. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

const isDetail = ({ detail }: MenuLink, { pathname }: Place): boolean =>
  detail !== undefined && matchPath(detail, pathname) !== null;

const covers = ({ to }: MenuLink, { pathname, search }: Place): boolean => {
  const [path = '', named = ''] = to.split('?');
  const shown = new URLSearchParams(search);
  return (
    (pathname === path || pathname.startsWith(`${path}/`)) &&
    [...new URLSearchParams(named)].every(([name, value]) => shown.get(name) === value)
  );
};

/** Returns the menu item of a page. A detail has the item of its list; otherwise the longest matching address wins. */
export const activeItem = (groups: readonly MenuSection[], place: Place): MenuLink | undefined => {
  const items = groups.flatMap((group) => group.items);
  return (
    items.find((item) => isDetail(item, place)) ??
    items
      .filter((item) => covers(item, place))
      .reduce<MenuLink | undefined>((best, item) => (best && best.to.length >= item.to.length ? best : item), undefined)
  );
};
