import type { Permission } from '@backoffice/schema/roles';
import { createContext, use } from 'react';
import type { SavedView } from './views';

/** Audience and owner of a shared view. */
export interface ViewSharing {
  /** Permission that viewers need besides access to the list; null for none. */
  readonly permission: Permission | null;
  /** Name of the person who shares the view. */
  readonly owner: string;
}

/** Shared view of another person. */
export interface SharedView {
  readonly id: string;
  /** Key of its list. */
  readonly list: string;
  readonly name: string;
  readonly search: string;
  readonly owner: string;
}

/** Permission of the person, with its label. */
export interface NamedPermission {
  readonly permission: Permission;
  /** Label with its area, for example `Pagos: Cancelar`. */
  readonly label: string;
}

/** Shared views, and the functions that share. */
export interface SharedViews {
  /** False when the gateway gave no stored views. */
  readonly isKept: boolean;
  /** Sharing of the person's own shared views, by their identifiers. */
  readonly own: Readonly<Record<string, ViewSharing>>;
  /** Shared views of other people, for all lists. */
  readonly others: readonly SharedView[];
  /** Permissions of the person, to which a shared view can be restricted. */
  readonly permissions: readonly NamedPermission[];
  /**
   * Returns false for a view that must stay in this browser, for example because its name or search text may name a
   * person.
   */
  readonly isKeepable: (view: SavedView) => boolean;
  /** Shares a view with everybody (null), or with the holders of a permission. A notice reports the result. */
  readonly share: (view: SavedView, permission: Permission | null) => Promise<void>;
  readonly unshare: (view: SavedView) => Promise<void>;
}

/** Context of shared views. Its default is for a gateway that gave no stored views. */
export const SharedViewsContext = createContext<SharedViews>({
  isKept: false,
  own: {},
  others: [],
  permissions: [],
  isKeepable: () => true,
  share: () => Promise.resolve(),
  unshare: () => Promise.resolve(),
});

/** Returns the shared views, and the functions that share. */
export const useSharedViews = (): SharedViews => use(SharedViewsContext);
