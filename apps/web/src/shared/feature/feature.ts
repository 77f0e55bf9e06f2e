import type { Permission } from '@backoffice/schema/permissions';
import type SvgIcon from '@mui/material/SvgIcon';
import { createContext, use, type ComponentType } from 'react';
import type { Needs, RouteHandle } from '@/shared/auth';
import type { JobKind } from '@/shared/jobs';
import type { ListPlace } from '@/shared/views';

/** A screen: its address, its title, the permissions that open it, and its code, loaded when it is visited. */
export interface Screen extends RouteHandle {
  /** The pattern that the router matches, such as `/pago/:id`. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

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

/** A link of the menu, shown to whoever may open it: an item without permissions is always shown (A21). */
export interface MenuLink extends Needs {
  readonly group: MenuGroup;
  readonly label: string;
  readonly to: string;
  /** The key that leads there after `g`. */
  readonly goKey?: string;
  /** Pattern of the detail screen; while one is open, this item is marked. */
  readonly detail?: string;
  /** The list behind the link, of which views and columns are kept. */
  readonly list?: ListPlace;
}

/** Permissions in words, under the area that the profile shows them in. */
export interface PermissionArea {
  readonly area: string;
  readonly words: Readonly<Partial<Record<Permission, string>>>;
}

/** Everything that the application takes from a feature. */
export interface Feature {
  readonly screens: readonly Screen[];
  readonly menu?: readonly MenuLink[];
  readonly permissions?: readonly PermissionArea[];
  readonly jobs?: readonly JobKind[];
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

/** Sorts the items of all features into the groups of the menu. */
export const menuOf = (features: readonly Feature[]): readonly MenuSection[] => {
  const items = features.flatMap(({ menu = [] }) => menu);
  return [...new Set(items.map(({ group }) => group))]
    .sort((one, other) => one.order - other.order)
    .map((group) => ({ ...group, items: items.filter((item) => item.group === group) }));
};

/** The lists of all features, in the order of the menu. */
export const listsOf = (features: readonly Feature[]): readonly ListPlace[] =>
  menuOf(features).flatMap(({ items }) => items.flatMap(({ list = [] }) => list));
