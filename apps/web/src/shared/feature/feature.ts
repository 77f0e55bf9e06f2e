import type { Permission } from '@backoffice/schema/roles';
import type SvgIcon from '@mui/material/SvgIcon';
import { createContext, use, type ComponentType } from 'react';
import type { Needs, RouteHandle } from '@/shared/auth';
import type { KeptRunKind } from '@/shared/bulk/kept/kept-run';
import type { JobKind } from '@/shared/jobs';
import type { ListPlace } from '@/shared/views';

/** A group of the menu. One feature declares it; others may add items to it. */
export interface MenuGroup {
  readonly id: string;
  readonly label: string;
  readonly icon: typeof SvgIcon;
  /** Position in the menu, from the top. */
  readonly order: number;
}

/** The documents' word for the list of a group (A25-A29); links say of what. */
export const SEARCH = 'Buscar';

interface MenuItem extends Needs {
  readonly group: MenuGroup;
  readonly label: string;
  /** The key that leads there after `g`. */
  readonly goKey?: string;
  /** Pattern of the detail screen; while one is open, this item is marked. */
  readonly detail?: string;
}

/** Item of the menu that leads to a screen. It has the address, the permissions and the list of the screen, or its own. */
interface ScreenItem extends MenuItem {
  readonly to?: string;
  readonly list?: Omit<ListPlace, 'path'>;
}

/** A link of the menu, shown to whoever may open it: an item without permissions is always shown (A21). */
export interface MenuLink extends MenuItem {
  readonly to: string;
  /** The list behind the link, of which views and columns are kept. */
  readonly list: ListPlace | undefined;
}

/** A screen: its address, its title, the permissions that open it, and its code, loaded when it is visited. */
export interface Screen extends RouteHandle {
  /** The pattern that the router matches, such as `/pago/:id`. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  /** Key of the list that it shows. */
  readonly list?: string;
  readonly menu?: readonly ScreenItem[];
  /** Words by which people look for it, where its title and its place in the menu say others. */
  readonly words?: string;
  /** True for an area of which nothing is shown: nobody is led there by name. */
  readonly isEmpty?: boolean;
}

/** Permissions in words, under the area that the profile shows them in. */
export interface PermissionArea {
  readonly area: string;
  readonly words: Readonly<Partial<Record<Permission, string>>>;
}

/** Everything that the application takes from a feature. */
export interface Feature {
  readonly screens: readonly Screen[];
  readonly permissions?: readonly PermissionArea[];
  readonly jobs?: readonly JobKind[];
  /** Actions on many of its records, of which runs are kept. */
  readonly bulkRuns?: readonly KeptRunKind[];
}

/** Declares a feature; `app/features.ts` lists them all. */
export const defineFeature = (feature: Feature): Feature => feature;

/** The features of the application, for screens that show something of each. */
export const FeaturesContext = createContext<readonly Feature[]>([]);

/** The features of the application. */
export const useFeatures = (): readonly Feature[] => use(FeaturesContext);

/** A group of the menu with its items. */
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

/** The links of the menu that lead to the screens of a feature. */
export const linksOf = ({ screens }: Feature): readonly MenuLink[] => screens.flatMap(linksTo);

/** Sorts the items of all features into the groups of the menu. */
export const menuOf = (features: readonly Feature[]): readonly MenuSection[] => {
  const items = features.flatMap(linksOf);
  return [...new Set(items.map(({ group }) => group))]
    .sort((one, other) => one.order - other.order)
    .map((group) => ({ ...group, items: items.filter((item) => item.group === group) }));
};

/** The permissions that a person holds, in words. */
export const namedPermissions = (features: readonly Feature[], held: ReadonlySet<Permission>) =>
  features
    .flatMap(({ permissions = [] }) => permissions)
    .flatMap(({ area, words }) => Object.entries(words).map(([name, text]) => ({ name, label: `${area}: ${text}` })))
    .flatMap(({ name, label }) =>
      [...held].filter((permission) => permission === name).map((permission) => ({ permission, label })),
    );

/** The lists of all features, in the order of the menu. */
export const listsOf = (features: readonly Feature[]): readonly ListPlace[] =>
  menuOf(features).flatMap(({ items }) => items.flatMap(({ list = [] }) => list));
