import { isKeepableView, visibleText } from '@backoffice/validators';
import type { KeptSettingsFragment, KeptViewFragment } from '@/shared/auth/Kept.generated';
import { columnOrder, columnWidths, extraColumns, hiddenColumns } from '@/shared/columns';
import { chosen, type Choices, type Preference } from '@/shared/preferences';
import { savedViews, type ListViews, type SavedView } from '@/shared/views';
import { LIST, VIEW, type Entries } from './entries';

/** Choices for one list, in the shape of the gateway. */
export interface ListEntry {
  readonly hidden: readonly string[];
  readonly extra: readonly string[];
  readonly order: readonly string[];
  readonly widths: readonly { readonly column: string; readonly pixels: number }[];
  readonly defaultView: string | null;
}

/** Saved view, in the shape of the gateway. */
export interface ViewEntry {
  readonly list: string;
  readonly name: string;
  readonly search: string;
}

type Fields = readonly string[];

/** Maximum width of a column in CSS pixels that the gateway stores. */
const WIDEST = 2_000;
const LIST_KEY = /^[a-z][a-z-]*(\.[a-z-]+)*$/;

/** Keys of the preferences by list that the gateway stores, so that the person has them in every browser. */
export const listKeys: readonly string[] = [hiddenColumns, extraColumns, columnOrder, columnWidths, savedViews].map(
  ({ key }) => key,
);

/**
 * Returns true if a view may be sent to the gateway. A view that may name a person stays in this browser
 * (docs/adr/0031).
 */
export const isKeepable = (view: Pick<SavedView, 'name' | 'search'>): boolean => isKeepableView(view);

/** Adds an id to each view that has none: views saved before the gateway stored views. */
export const withIds = (choices: Choices): Choices => {
  const all = chosen(savedViews, choices);
  const views = Object.values(all).flatMap((ofList) => ofList.views);
  if (views.every(({ id }) => id !== undefined)) return choices;
  const identified = Object.entries(all).map(([list, ofList]): readonly [string, ListViews] => [
    list,
    { ...ofList, views: ofList.views.map((view) => ({ id: crypto.randomUUID(), ...view })) },
  ]);
  return { ...choices, [savedViews.key]: Object.fromEntries(identified) };
};

const isEmpty = ({ hidden, extra, order, widths, defaultView }: ListEntry): boolean =>
  [hidden, extra, order, widths].every(({ length }) => length === 0) && defaultView === null;

const defaultIn = ({ views, defaultView }: ListViews): string | null => {
  const view = views.find(({ name }) => name === defaultView);
  return (view && isKeepable(view) && view.id) || null;
};

/** Returns the entries of this browser's lists, and of its views that may be sent. */
export const listEntries = (choices: Choices): Entries => {
  const of = <Value>(preference: Preference<Value>): Value => chosen(preference, choices);
  const [hidden, extra, order, widths, views] = [
    of(hiddenColumns),
    of(extraColumns),
    of(columnOrder),
    of(columnWidths),
    of(savedViews),
  ];
  const lists = [...new Set([hidden, extra, order, widths, views].flatMap((each) => Object.keys(each)))]
    .filter((list) => LIST_KEY.test(list))
    .map((list): readonly [string, ListEntry] => [
      list,
      {
        hidden: hidden[list] ?? [],
        extra: extra[list] ?? [],
        order: order[list] ?? [],
        widths: Object.entries(widths[list] ?? {})
          .map(([column, pixels]) => ({ column, pixels: Math.min(pixels, WIDEST) }))
          .toSorted((one, other) => (one.column < other.column ? -1 : 1)),
        defaultView: defaultIn(views[list] ?? { views: [], defaultView: null }),
      },
    ]);
  const keptViews = Object.entries(views).flatMap(([list, ofList]) =>
    ofList.views.flatMap((view): readonly [string, ViewEntry][] =>
      view.id !== undefined && LIST_KEY.test(list) && isKeepable(view)
        ? [[VIEW + view.id, { list, name: visibleText(view.name), search: view.search }]]
        : [],
    ),
  );
  const chosenLists = lists.filter(([, entry]) => !isEmpty(entry));
  return {
    ...Object.fromEntries(chosenLists.map(([list, entry]): readonly [string, ListEntry] => [LIST + list, entry])),
    ...Object.fromEntries(keptViews),
  };
};

/** Returns the entries of the lists that the gateway stores. */
export const keptListEntries = ({ lists }: Pick<KeptSettingsFragment, 'lists'>): Entries =>
  Object.fromEntries(
    lists.map(({ list, hidden, extra, order, widths, defaultView }): readonly [string, ListEntry] => [
      LIST + list,
      {
        hidden,
        extra,
        order,
        widths: widths
          .map(({ column, pixels }) => ({ column, pixels }))
          .toSorted((one, other) => (one.column < other.column ? -1 : 1)),
        defaultView,
      },
    ]),
  );

/** Returns the entries of the views that the gateway stores. */
export const keptViewEntries = (views: readonly KeptViewFragment[]): Entries =>
  Object.fromEntries(
    views.map(({ id, list, name, search }): readonly [string, ViewEntry] => [VIEW + id, { list, name, search }]),
  );

const isListEntry = (entry: unknown): entry is ListEntry =>
  typeof entry === 'object' && entry !== null && 'hidden' in entry;

/** Returns true if the entry is a view. */
export const isViewEntry = (entry: unknown): entry is ViewEntry =>
  typeof entry === 'object' && entry !== null && 'search' in entry;

/**
 * Returns the views of a list: those that must stay in this browser, and those of the entries. Views that this browser
 * had keep their order.
 * @param before views of this browser
 * @param wanted identifier of the default view at the gateway; null for none
 */
const viewsOf = (list: string, before: ListViews, entries: Entries, wanted: string | null): ListViews => {
  const keptViews = Object.entries(entries).flatMap(([key, entry]): readonly SavedView[] =>
    isViewEntry(entry) && entry.list === list
      ? [{ id: key.slice(VIEW.length), name: entry.name, search: entry.search }]
      : [],
  );
  const stay = before.views.flatMap((view) => {
    if (!isKeepable(view)) return [view];
    return keptViews.find(({ id }) => id === view.id) ?? [];
  });
  const views = [...stay, ...keptViews.filter(({ id }) => stay.every((view) => view.id !== id))];
  const own = before.views.find(({ name }) => name === before.defaultView);
  const stays = own !== undefined && !isKeepable(own) && wanted === null;
  return { views, defaultView: stays ? own.name : (views.find(({ id }) => id === wanted)?.name ?? null) };
};

/** Converts entries to choices of this browser. Views that may not be sent stay in this browser. */
export const listChoices = (now: Choices, entries: Entries): Choices => {
  const lists = Object.entries(entries).flatMap(([key, entry]): readonly [string, ListEntry][] =>
    key.startsWith(LIST) && isListEntry(entry) ? [[key.slice(LIST.length), entry]] : [],
  );
  const fieldsOf = (preference: Preference<Readonly<Record<string, Fields>>>, of: (entry: ListEntry) => Fields) => ({
    ...Object.fromEntries(Object.entries(chosen(preference, now)).filter(([list]) => !LIST_KEY.test(list))),
    ...Object.fromEntries(lists.flatMap(([list, entry]) => (of(entry).length > 0 ? [[list, of(entry)]] : []))),
  });
  const before = chosen(savedViews, now);
  const ofLists = new Map(lists);
  const withViews = new Set([
    ...Object.keys(before),
    ...Object.values(entries).flatMap((entry) => (isViewEntry(entry) ? [entry.list] : [])),
  ]);
  const widths = lists.flatMap(([list, entry]): readonly [string, Readonly<Record<string, number>>][] =>
    entry.widths.length > 0
      ? [[list, Object.fromEntries(entry.widths.map(({ column, pixels }) => [column, pixels]))]]
      : [],
  );
  return {
    [hiddenColumns.key]: fieldsOf(hiddenColumns, ({ hidden }) => hidden),
    [extraColumns.key]: fieldsOf(extraColumns, ({ extra }) => extra),
    [columnOrder.key]: fieldsOf(columnOrder, ({ order }) => order),
    [columnWidths.key]: Object.fromEntries(widths),
    [savedViews.key]: Object.fromEntries(
      [...withViews].flatMap((list) => {
        const wanted = ofLists.get(list)?.defaultView ?? null;
        const ofList = viewsOf(list, before[list] ?? { views: [], defaultView: null }, entries, wanted);
        return ofList.views.length > 0 ? [[list, ofList]] : [];
      }),
    ),
  };
};
