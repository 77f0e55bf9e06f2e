import type { Permission } from '@backoffice/schema/roles';
import { createContext, use } from 'react';
import type { SavedView } from './views';

/** With whom a view is shared. */
export interface ViewSharing {
  /** Null for everybody who may see the list. */
  readonly permission: Permission | null;
  /** Name of the person who shares it. */
  readonly owner: string;
}

/** A view that another person shares. */
export interface SharedView {
  readonly id: string;
  /** Key of its list. */
  readonly list: string;
  readonly name: string;
  readonly search: string;
  readonly owner: string;
}

/** A permission of the person, in words. */
export interface NamedPermission {
  readonly permission: Permission;
  /** `Pagos: Cancelar` */
  readonly label: string;
}

/** Views that are shared, and how to share. */
export interface SharedViews {
  /** False where the installation keeps no views. */
  readonly isKept: boolean;
  /** By the identifiers of the person's own views that are shared. */
  readonly own: Readonly<Record<string, ViewSharing>>;
  /** Of others, of all lists. */
  readonly others: readonly SharedView[];
  /** Permissions that the person may ask of those whom a view is shared with. */
  readonly permissions: readonly NamedPermission[];
  /** Asks if a view may leave this browser. */
  readonly isKeepable: (view: SavedView) => boolean;
  /** Shares a view with everybody, with the holders of a permission, or with nobody any more; reports how it ended. */
  readonly share: (view: SavedView, permission: Permission | null) => Promise<void>;
  readonly unshare: (view: SavedView) => Promise<void>;
}

/** Nothing is shared without a gateway that keeps views. */
export const SharedViewsContext = createContext<SharedViews>({
  isKept: false,
  own: {},
  others: [],
  permissions: [],
  isKeepable: () => true,
  share: () => Promise.resolve(),
  unshare: () => Promise.resolve(),
});

/** Views that are shared, and how to share. */
export const useSharedViews = (): SharedViews => use(SharedViewsContext);
