import type { KeptSettingsFragment, KeptViewFragment } from '@/shared/auth/Kept.generated';
import { isRecord } from '@/shared/is-record';
import { localTexts } from '@/shared/storage';
import { isOfView, where, VIEW, type Entries } from './entries';
import { keptListEntries, keptViewEntries } from './list-entries';
import { keptSettingEntries } from './settings-entries';

/** State that this browser and the gateway had in common at the last synchronization. */
export interface CommonState {
  /** Version of the settings. */
  readonly version: number;
  /** Versions of the views, by view id. */
  readonly views: Readonly<Record<string, number>>;
  readonly entries: Entries;
}

const PREFIX = 'personal.';

const readVersions = (stored: unknown): CommonState['views'] | undefined =>
  isRecord(stored)
    ? Object.fromEntries(
        Object.entries(stored).flatMap(([id, version]) => (typeof version === 'number' ? [[id, version]] : [])),
      )
    : undefined;

/** Reads the stored state. Undefined if this browser never synchronized for this person, or the state is malformed. */
export const readCommonState = (person: string): CommonState | undefined => {
  try {
    const stored: unknown = JSON.parse(localTexts.read(PREFIX + person) ?? 'null');
    const views = isRecord(stored) ? readVersions(stored['views']) : undefined;
    if (!isRecord(stored) || typeof stored['version'] !== 'number' || !isRecord(stored['entries']) || !views)
      return undefined;
    return { version: stored['version'], views, entries: stored['entries'] };
  } catch {
    return undefined;
  }
};

/** Stores the state in this browser. */
export const writeCommonState = (person: string, state: CommonState): void =>
  void localTexts.write(PREFIX + person, JSON.stringify(state));

/** Deletes the stored state at sign-out. */
export const forgetCommonState = (person: string): void => localTexts.remove(PREFIX + person);

/** Settings and views that the gateway returns at sign-in. */
export interface CommonStateAnswer {
  readonly settings: KeptSettingsFragment;
  readonly views: readonly KeptViewFragment[];
}

const versionsOf = (views: readonly KeptViewFragment[]): CommonState['views'] =>
  Object.fromEntries(views.map(({ id, version }) => [id, version]));

const entriesOf = (settings: KeptSettingsFragment): Entries => ({
  ...keptSettingEntries(settings),
  ...keptListEntries(settings),
});

/** Converts the answer of the gateway to a state. */
export const commonStateOf = ({ settings, views }: CommonStateAnswer): CommonState => ({
  version: settings.version,
  views: versionsOf(views),
  entries: { ...entriesOf(settings), ...keptViewEntries(views) },
});

/** Returns a copy with other settings. */
export const withSettings = (kept: CommonState, settings: KeptSettingsFragment): CommonState => ({
  ...kept,
  version: settings.version,
  entries: { ...where(kept.entries, isOfView), ...entriesOf(settings) },
});

/** Returns a copy with new or changed views. */
export const withViews = (kept: CommonState, views: readonly KeptViewFragment[]): CommonState => ({
  ...kept,
  views: { ...kept.views, ...versionsOf(views) },
  entries: { ...kept.entries, ...keptViewEntries(views) },
});

/** Returns a copy without a view. */
export const withoutView = (kept: CommonState, id: string): CommonState => {
  const { [id]: _version, ...views } = kept.views;
  return { ...kept, views, entries: where(kept.entries, (key) => key !== VIEW + id) };
};
