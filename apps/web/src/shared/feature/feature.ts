import type { Permission } from '@backoffice/schema/roles';
import type SvgIcon from '@mui/material/SvgIcon';
import { createContext, use, type ComponentType } from 'react';
import type { Needs, RouteHandle } from '@/shared/auth';
import type { HelpTopic } from '@/shared/help';
import type { StoredRunKind } from '@/shared/bulk/stored/stored-run';
import type { JobKind } from '@/shared/jobs';
import type { ListPlace } from '@/shared/views';

/** Group of the menu. One feature declares it; others may add items. */
export interface MenuGroup {
  readonly id: string;
  readonly label: string;
  readonly icon: typeof SvgIcon;
  /** Position in the menu, from the top. */
  readonly order: number;
}

/**
 * Menu label of the main list of a group, as the specification prescribes (A25-A29). Outside the group, the name of the
 * group follows the label.
 */
export const SEARCH = 'Buscar';

interface MenuItem extends Needs {
  readonly group: MenuGroup;
  readonly label: string;
  /** Key that opens the item after `g`. */
  readonly goKey?: string;
  /** Path pattern of the detail screen. While such a screen is open, this item is highlighted. */
  readonly detail?: string;
}

/** Menu item that leads to a screen. By default it has the screen's path, permissions and list. */
interface ScreenItem extends MenuItem {
  readonly to?: string;
  readonly list?: Omit<ListPlace, 'path'>;
}

/** Link of the menu, shown to people who may open it. A link without permissions is always shown (A21). */
export interface MenuLink extends MenuItem {
  readonly to: string;
  /** List behind the link; its saved views and columns are stored under its key. */
  readonly list: ListPlace | undefined;
}

/** Screen: its path, its title, the permissions that open it, and its lazily loaded component. */
export interface Screen extends RouteHandle {
  /** Path pattern of the router, such as `/pago/:id`. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  /** Key of the list on the screen. */
  readonly list?: string;
  readonly menu?: readonly ScreenItem[];
  /** Additional search terms for the screen, besides its title and menu labels. */
  readonly words?: string;
  /** True for a screen without content; the quick search does not offer it. */
  readonly isEmpty?: boolean;
}

/** Permissions in words, under the name of their area in the profile. */
export interface PermissionArea {
  readonly area: string;
  readonly words: Readonly<Partial<Record<Permission, string>>>;
}

/** Declaration of a feature for the application. */
export interface Feature {
  readonly screens: readonly Screen[];
  readonly permissions?: readonly PermissionArea[];
  readonly jobs?: readonly JobKind[];
  /** Bulk actions of the feature whose runs are stored. */
  readonly bulkRuns?: readonly StoredRunKind[];
  /** Explanations of its terms and statuses, for the help page. */
  readonly help?: { readonly load: () => Promise<readonly HelpTopic[]> };
}

/** Declares a feature; `app/features.ts` lists all of them. */
export const defineFeature = (feature: Feature): Feature => feature;

/** Features of the application, for screens that show something of each. */
export const FeaturesContext = createContext<readonly Feature[]>([]);

/** Returns the features of the application. */
export const useFeatures = (): readonly Feature[] => use(FeaturesContext);

/** Group of the menu with its links. */
export interface MenuSection extends Omit<MenuGroup, 'order'> {
  readonly items: readonly MenuLink[];
}

const linksTo = ({ path, title, anyOf = [], allOf = [], list, menu = [] }: Screen): readonly MenuLink[] => {
  const own = list === undefined || typeof title !== 'string' ? undefined : { key: list, title };
  return menu.map((item) => {
    const shown = item.list ?? own;
    return { to: path, anyOf, allOf, ...item, list: shown && { ...shown, path } };
  });
};

/** Returns the menu links that lead to the screens of a feature. */
export const linksOf = ({ screens }: Feature): readonly MenuLink[] => screens.flatMap(linksTo);

/** Sorts the menu links of all features into groups. */
export const menuOf = (features: readonly Feature[]): readonly MenuSection[] => {
  const items = features.flatMap(linksOf);
  return [...new Set(items.map(({ group }) => group))]
    .sort((one, other) => one.order - other.order)
    .map((group) => ({ ...group, items: items.filter((item) => item.group === group) }));
};

/** Returns the permissions of the person that the features label, with their labels. */
export const namedPermissions = (features: readonly Feature[], held: ReadonlySet<Permission>) =>
  features
    .flatMap(({ permissions = [] }) => permissions)
    .flatMap(({ area, words }) => Object.entries(words).map(([name, text]) => ({ name, label: `${area}: ${text}` })))
    .flatMap(({ name, label }) =>
      [...held].filter((permission) => permission === name).map((permission) => ({ permission, label })),
    );

/** Returns the lists that menu links lead to, in the order of the menu. */
export const listsOf = (features: readonly Feature[]): readonly ListPlace[] =>
  menuOf(features).flatMap(({ items }) => items.flatMap(({ list = [] }) => list));
