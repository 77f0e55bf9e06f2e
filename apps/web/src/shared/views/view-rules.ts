import { isLongerThan, longestViewName as NAME_LENGTH, visibleText } from '@backoffice/validators';
import { isSameName, type ListViews, type SavedView } from './views';
import { viewsTexts as texts } from './views.texts';

/**
 * Returns the problem of a view's name; undefined when there is none.
 * @param taken names of the list's other views
 */
export const nameProblem = (name: string, taken: readonly string[]): string | undefined => {
  const typed = visibleText(name);
  if (typed === '') return texts.nameMissing;
  if (isLongerThan(typed, NAME_LENGTH)) return texts.nameTooLong(NAME_LENGTH);
  return taken.some((other) => isSameName(other, typed)) ? texts.nameTaken : undefined;
};

/** Values of the dialog of a view. */
export interface ViewChoice {
  readonly name: string;
  /** True when the list opens with the view. */
  readonly defaultView: boolean;
}

/**
 * Returns the default view after the dialog of a view.
 * @param before name of the view before the dialog; null for a new view
 */
const defaultAfter = (now: ListViews, before: string | null, { name, defaultView }: ViewChoice): string | null => {
  if (defaultView) return name;
  return now.defaultView === before ? null : now.defaultView;
};

/** Adds a view. */
export const withView = (now: ListViews, choice: ViewChoice, search: string, id: string): ListViews => ({
  views: [...now.views, { id, name: choice.name, search }],
  defaultView: defaultAfter(now, null, choice),
});

/** Renames a view, and makes it the default or not. */
export const withName = (now: ListViews, before: string, choice: ViewChoice): ListViews => ({
  views: now.views.map((view) => (view.name === before ? { ...view, name: choice.name } : view)),
  defaultView: defaultAfter(now, before, choice),
});

/** Replaces the search parameters of a view. */
export const withSearch = (now: ListViews, name: string, search: string): ListViews => ({
  ...now,
  views: now.views.map((view) => (view.name === name ? { ...view, search } : view)),
});

/** Replaces the view that the list opens with; null for none. */
export const withDefault = (now: ListViews, defaultView: string | null): ListViews => ({ ...now, defaultView });

/** Deletes a view. */
export const withoutView = (now: ListViews, name: string): ListViews => ({
  views: now.views.filter((view) => view.name !== name),
  defaultView: now.defaultView === name ? null : now.defaultView,
});

/** Restores a deleted view at its position in `before`, unless another view has its name by now. */
export const withViewBack = (now: ListViews, view: SavedView, before: ListViews): ListViews => {
  if (now.views.some(({ name }) => isSameName(name, view.name))) return now;
  const at = before.views.findIndex(({ name }) => name === view.name);
  return {
    views: now.views.toSpliced(at, 0, view),
    defaultView: before.defaultView === view.name ? (now.defaultView ?? view.name) : now.defaultView,
  };
};
