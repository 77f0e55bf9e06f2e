import { isLongerThan, longestViewName as NAME_LENGTH } from '@backoffice/validators';
import { isSameName, type ListViews, type SavedView } from './views';
import { viewsTexts as texts } from './views.texts';

/** Problem of a name for a view; undefined when there is none. @param taken the names of the other views */
export const nameProblem = (name: string, taken: readonly string[]): string | undefined => {
  const typed = name.trim();
  if (typed === '') return texts.nameMissing;
  if (isLongerThan(typed, NAME_LENGTH)) return texts.nameTooLong(NAME_LENGTH);
  return taken.some((other) => isSameName(other, typed)) ? texts.nameTaken : undefined;
};

/** Values of the dialog of a view. */
export interface ViewChoice {
  readonly name: string;
  /** True when the list opens with it. */
  readonly defaultView: boolean;
}

const defaultAfter = (now: ListViews, before: string | null, { name, defaultView }: ViewChoice): string | null => {
  if (defaultView) return name;
  return now.defaultView === before ? null : now.defaultView;
};

/** With one more view. */
export const withView = (now: ListViews, choice: ViewChoice, search: string, id: string): ListViews => ({
  views: [...now.views, { id, name: choice.name, search }],
  defaultView: defaultAfter(now, null, choice),
});

/** With a view named anew. */
export const withName = (now: ListViews, before: string, choice: ViewChoice): ListViews => ({
  views: now.views.map((view) => (view.name === before ? { ...view, name: choice.name } : view)),
  defaultView: defaultAfter(now, before, choice),
});

/** With a view that shows something else. */
export const withSearch = (now: ListViews, name: string, search: string): ListViews => ({
  ...now,
  views: now.views.map((view) => (view.name === name ? { ...view, search } : view)),
});

/** With another view to open with, or none. */
export const withDefault = (now: ListViews, defaultView: string | null): ListViews => ({ ...now, defaultView });

/** Without a view. */
export const withoutView = (now: ListViews, name: string): ListViews => ({
  views: now.views.filter((view) => view.name !== name),
  defaultView: now.defaultView === name ? null : now.defaultView,
});

/** With a view back where it was in `before`, unless its name was given to another by now. */
export const withViewBack = (now: ListViews, view: SavedView, before: ListViews): ListViews => {
  if (now.views.some(({ name }) => isSameName(name, view.name))) return now;
  const at = before.views.findIndex(({ name }) => name === view.name);
  return {
    views: now.views.toSpliced(at, 0, view),
    defaultView: before.defaultView === view.name ? (now.defaultView ?? view.name) : now.defaultView,
  };
};
