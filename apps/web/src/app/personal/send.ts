import type { PersonSettingsInput } from '@/shared/apollo/schema-types.generated';
import type { LocalCopy } from './copy';
import { isOfView, LIST, VIEW, where, type Entries } from './entries';
import { commonStateOf, withoutView, withSettings, withViews, type CommonState } from './common-state';
import { isViewEntry } from './list-entries';
import type { createRequests } from './requests';

/** Maximum number of rounds of one run. Entries that still differ wait for the next run. */
const MOST_ROUNDS = 5;
/** Maximum number of views in one request. */
const VIEWS_OF_REQUEST = 100;

interface Sides {
  readonly copy: LocalCopy;
  readonly requests: ReturnType<typeof createRequests>;
}

const idOf = (key: string): string => key.slice(VIEW.length);

/** Returns the common state. Throws if the person has signed out. */
const known = (kept: CommonState | undefined): CommonState => {
  if (kept === undefined) throw new Error('This browser has left the person.');
  return kept;
};

const listInput = (list: string, entry: unknown) => ({
  list,
  hidden: [],
  extra: [],
  order: [],
  widths: [],
  defaultView: null,
  ...(typeof entry === 'object' ? entry : {}),
});

const settingsInput = (local: Entries, keys: readonly string[]): PersonSettingsInput => ({
  ...where(local, (key) => keys.includes(key) && !key.startsWith(LIST)),
  lists: keys.flatMap((key) => (key.startsWith(LIST) ? [listInput(key.slice(LIST.length), local[key])] : [])),
});

const readAgain = async ({ copy, requests }: Sides): Promise<void> => {
  const answer = await requests.read();
  copy.take(() => commonStateOf(answer));
};

const sendSettings = async ({ copy, requests }: Sides, keys: readonly string[]): Promise<void> => {
  const here = copy.entries();
  const { version } = known(copy.kept());
  const { settings, error } = await requests.updateSettings(settingsInput(here, keys), version);
  const accepted = error ? {} : where(here, (key) => keys.includes(key));
  if (settings) copy.take((kept) => withSettings(known(kept), settings), accepted);
  else for (const key of keys) copy.refuse(key, here[key]);
};

const createViews = async (sides: Sides, keys: readonly string[]): Promise<void> => {
  const { copy, requests } = sides;
  const here = copy.entries();
  const given = keys.flatMap((key) => {
    const view = here[key];
    return isViewEntry(view) ? [{ id: idOf(key), ...view }] : [];
  });
  const { views, error } = await requests.createViews(given);
  if (error) {
    const place = /^views\.(\d+)/.exec(error.fields[0]?.path ?? '')?.[1];
    for (const [at, key] of keys.entries())
      if (place === undefined || at === Number(place)) copy.refuse(key, here[key]);
    await readAgain(sides); // the merge renames a view whose name another browser took
  } else {
    copy.take(
      (kept) => withViews(known(kept), views),
      where(here, (key) => keys.includes(key)),
    );
  }
};

const deleteView = async (sides: Sides, key: string, version: number): Promise<void> => {
  const { error } = await sides.requests.deleteView({ id: idOf(key), version });
  if (error && error.code !== 'NOT_FOUND') await readAgain(sides);
  else sides.copy.take((kept) => withoutView(known(kept), idOf(key)), { [key]: undefined });
};

const changeView = async ({ copy, requests }: Sides, key: string): Promise<void> => {
  const entry = copy.entries()[key];
  const version = known(copy.kept()).views[idOf(key)] ?? 1;
  if (!isViewEntry(entry)) {
    await deleteView({ copy, requests }, key, version);
    return;
  }
  const { view, error } = await requests.updateView({ id: idOf(key), version }, entry);
  if (error && view?.version === version) copy.refuse(key, entry);
  if (view) copy.take((kept) => withViews(known(kept), [view]), error ? {} : { [key]: entry });
  else copy.take((kept) => withoutView(known(kept), idOf(key)));
};

/** Sends the entries that differ from the gateway's, and merges its answers. Rejects without an answer. */
export const sendWaiting = async (sides: Sides): Promise<void> => {
  const { copy } = sides;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const keys = copy.waiting();
    if (keys.length === 0) return;
    const before = known(copy.kept()).entries;
    const made = keys.filter((key) => isOfView(key) && before[key] === undefined).slice(0, VIEWS_OF_REQUEST);
    const changed = keys.filter((key) => isOfView(key) && before[key] !== undefined);
    const settings = keys.filter((key) => !isOfView(key));
    // views first: a list may have one of them as its default view
    if (made.length > 0) await createViews(sides, made);
    for (const key of changed) await changeView(sides, key);
    if (settings.length > 0) await sendSettings(sides, settings);
  }
};
