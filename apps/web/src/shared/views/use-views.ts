import { notify } from '@/shared/feedback';
import { usePreference } from '@/shared/preferences';
import { withName, withoutView, withSearch, withDefault, withView, withViewBack, type ViewChoice } from './view-rules';
import { noViews, savedViews, type ListViews, type SavedView } from './views';
import { viewsTexts as texts } from './views.texts';

/** Views of a list, and the functions that change them. */
interface Views extends ListViews {
  readonly save: (choice: ViewChoice, search: string) => void;
  readonly rename: (view: SavedView, choice: ViewChoice) => void;
  readonly overwrite: (view: SavedView, search: string) => void;
  readonly setDefault: (name: string | null) => void;
  /** Deletes a view. Its notice has an action that undoes this. */
  readonly remove: (view: SavedView) => void;
}

/**
 * Hook with the person's saved views of a list.
 * @param list key of the list
 */
export const useViews = (list: string): Views => {
  const [all, changeAll] = usePreference(savedViews);
  const change = (next: (now: ListViews) => ListViews) => {
    changeAll((now) => ({ ...now, [list]: next(now[list] ?? noViews) }));
  };
  const shown = all[list] ?? noViews;
  return {
    ...shown,
    save: (choice, search) => {
      change((now) => withView(now, choice, search, crypto.randomUUID()));
      notify.success(texts.saved(choice.name));
    },
    rename: ({ name }, choice) => {
      change((now) => withName(now, name, choice));
    },
    overwrite: ({ name }, search) => {
      change((now) => withSearch(now, name, search));
      notify.success(texts.overwritten(name));
    },
    setDefault: (name) => {
      change((now) => withDefault(now, name));
    },
    remove: (view) => {
      change((now) => withoutView(now, view.name));
      notify.undoable(texts.removed(view.name), {
        label: texts.undo,
        run: () => {
          // restored with a new id, so that a shared view is private until it is shared again
          change((now) => withViewBack(now, { ...view, id: crypto.randomUUID() }, shown));
        },
      });
    },
  };
};
