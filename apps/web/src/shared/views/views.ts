import { readEach, usePreference, type Preference } from '@/shared/preferences';
import { isLongerThan, longestViewName as NAME_LENGTH } from '@backoffice/validators';
import { isRecord } from '@/shared/is-record';

/** Search parameters of a list, saved under a name. */
export interface SavedView {
  /** UUID from this browser, which also names the view at the gateway. Views of earlier versions have none. */
  readonly id?: string;
  readonly name: string;
  /** Search parameters with filters, order and page size. */
  readonly search: string;
}

/** Saved views of one list. */
export interface ListViews {
  readonly views: readonly SavedView[];
  /** Name of the view that the list opens with; null for none. */
  readonly defaultView: string | null;
}

/** Value for a list that has no saved views. */
export const noViews: ListViews = { views: [], defaultView: null };

/** Compares names, ignoring case. */
export const isSameName = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('es-AR') === other.toLocaleLowerCase('es-AR');

const isView = (kept: unknown): kept is SavedView =>
  isRecord(kept) &&
  typeof kept['name'] === 'string' &&
  kept['name'].trim() !== '' &&
  !isLongerThan(kept['name'], NAME_LENGTH) &&
  typeof kept['search'] === 'string' &&
  kept['search'] !== '';

const readViews = (kept: unknown): ListViews | undefined => {
  if (!isRecord(kept) || !Array.isArray(kept['views'])) return undefined;
  const views = kept['views']
    .filter(isView)
    .filter(({ name }, at, all) => all.findIndex((other) => isSameName(name, other.name)) === at);
  // earlier versions stored it as `usual`
  const wanted = 'defaultView' in kept ? kept['defaultView'] : kept['usual'];
  return { views, defaultView: views.find(({ name }) => name === wanted)?.name ?? null };
};

/** Saved views of each list, by its key. */
export const savedViews: Preference<Readonly<Record<string, ListViews>>> = {
  key: 'views',
  initial: {},
  read: readEach(readViews),
};

/**
 * Returns the search parameters of the view that a list opens with; empty without one.
 * @param list key of the list
 */
export const useDefaultSearch = (list: string): string => {
  const [all] = usePreference(savedViews);
  const { views, defaultView } = all[list] ?? noViews;
  return views.find(({ name }) => name === defaultView)?.search ?? '';
};
