import { readEach, usePreference, type Preference } from '@/shared/preferences';
import { longestViewName as NAME_LENGTH } from '@backoffice/validators';
import { isRecord } from '@/shared/is-record';

/** The search parameters of a list, saved under a name. */
export interface SavedView {
  /** UUID under which the gateway keeps it; undefined of one that was saved before it did. */
  readonly id?: string;
  readonly name: string;
  /** Filters, order and rows a page. */
  readonly search: string;
}

/** The views of one list. */
export interface ListViews {
  readonly views: readonly SavedView[];
  /** The name of the one that the list opens with; null when it opens as it is without views. */
  readonly defaultView: string | null;
}

/** A list that has none. */
export const noViews: ListViews = { views: [], defaultView: null };

/** Names are the same whatever their case. */
export const isSameName = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('es-AR') === other.toLocaleLowerCase('es-AR');

const isView = (kept: unknown): kept is SavedView =>
  isRecord(kept) &&
  typeof kept['name'] === 'string' &&
  kept['name'].trim() !== '' &&
  kept['name'].length <= NAME_LENGTH &&
  typeof kept['search'] === 'string' &&
  kept['search'] !== '';

const readViews = (kept: unknown): ListViews | undefined => {
  if (!isRecord(kept) || !Array.isArray(kept['views'])) return undefined;
  const views = kept['views']
    .filter(isView)
    .filter(({ name }, at, all) => all.findIndex((other) => isSameName(name, other.name)) === at);
  // views saved by earlier versions name it `usual`
  const wanted = 'defaultView' in kept ? kept['defaultView'] : kept['usual'];
  return { views, defaultView: views.find(({ name }) => name === wanted)?.name ?? null };
};

/** The views of each list, by its key. */
export const savedViews: Preference<Readonly<Record<string, ListViews>>> = {
  key: 'views',
  initial: {},
  read: readEach(readViews),
};

/** Search parameters of the view that a list opens with; empty without one. @param list its key */
export const useDefaultSearch = (list: string): string => {
  const [all] = usePreference(savedViews);
  const { views, defaultView } = all[list] ?? noViews;
  return views.find(({ name }) => name === defaultView)?.search ?? '';
};
