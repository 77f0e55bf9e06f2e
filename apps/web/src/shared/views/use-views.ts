import { notify } from '@/shared/feedback';
import { usePreference } from '@/shared/preferences';
import { withName, withoutView, withSearch, withDefault, withView, withViewBack, type ViewChoice } from './view-rules';
import { noViews, savedViews, type ListViews, type SavedView } from './views';
import { viewsTexts as texts } from './views.texts';

/** The views of a list, and what can be done with them. */
interface Views extends ListViews {
  readonly save: (choice: ViewChoice, search: string) => void;
  readonly rename: (view: SavedView, choice: ViewChoice) => void;
  readonly overwrite: (view: SavedView, search: string) => void;
  readonly setDefault: (name: string | null) => void;
  /** Can be taken back for as long as its notice stays. */
  readonly remove: (view: SavedView) => void;
}

/** The views that the person saved of a list. @param list its key */
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
          // as another view: whoever shared it shares it again, knowingly
          change((now) => withViewBack(now, { ...view, id: crypto.randomUUID() }, shown));
        },
      });
    },
  };
};
