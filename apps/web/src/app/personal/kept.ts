import type { KeptSettingsFragment, KeptViewFragment } from '@/shared/auth/Kept.generated';
import { isRecord } from '@/shared/is-record';
import { localTexts } from '@/shared/storage';
import { isOfView, where, VIEW, type Entries } from './entries';
import { keptListEntries, keptViewEntries } from './list-entries';
import { keptSettingEntries } from './settings-entries';

/** State that this browser and the gateway had in common at the last synchronization. */
export interface Kept {
  /** Version of the settings. */
  readonly version: number;
  /** Versions of the views, by view id. */
  readonly views: Readonly<Record<string, number>>;
  readonly entries: Entries;
}

const PREFIX = 'personal.';

const readVersions = (kept: unknown): Kept['views'] | undefined =>
  isRecord(kept)
    ? Object.fromEntries(
        Object.entries(kept).flatMap(([id, version]) => (typeof version === 'number' ? [[id, version]] : [])),
      )
    : undefined;

/** Reads the stored state. Undefined if this browser never synchronized for this person, or the state is malformed. */
export const readKept = (person: string): Kept | undefined => {
  try {
    const kept: unknown = JSON.parse(localTexts.read(PREFIX + person) ?? 'null');
    const views = isRecord(kept) ? readVersions(kept['views']) : undefined;
    if (!isRecord(kept) || typeof kept['version'] !== 'number' || !isRecord(kept['entries']) || !views)
      return undefined;
    return { version: kept['version'], views, entries: kept['entries'] };
  } catch {
    return undefined;
  }
};

/** Stores the state in this browser. */
export const writeKept = (person: string, kept: Kept): void =>
  void localTexts.write(PREFIX + person, JSON.stringify(kept));

/** Deletes the stored state at sign-out. */
export const forgetKept = (person: string): void => localTexts.remove(PREFIX + person);

/** Settings and views that the gateway returns at sign-in. */
export interface KeptAnswer {
  readonly settings: KeptSettingsFragment;
  readonly views: readonly KeptViewFragment[];
}

const versionsOf = (views: readonly KeptViewFragment[]): Kept['views'] =>
  Object.fromEntries(views.map(({ id, version }) => [id, version]));

const entriesOf = (settings: KeptSettingsFragment): Entries => ({
  ...keptSettingEntries(settings),
  ...keptListEntries(settings),
});

/** Converts the answer of the gateway to a state. */
export const keptOf = ({ settings, views }: KeptAnswer): Kept => ({
  version: settings.version,
  views: versionsOf(views),
  entries: { ...entriesOf(settings), ...keptViewEntries(views) },
});

/** Returns a copy with other settings. */
export const withSettings = (kept: Kept, settings: KeptSettingsFragment): Kept => ({
  ...kept,
  version: settings.version,
  entries: { ...where(kept.entries, isOfView), ...entriesOf(settings) },
});

/** Returns a copy with new or changed views. */
export const withViews = (kept: Kept, views: readonly KeptViewFragment[]): Kept => ({
  ...kept,
  views: { ...kept.views, ...versionsOf(views) },
  entries: { ...kept.entries, ...keptViewEntries(views) },
});

/** Returns a copy without a view. */
export const withoutView = (kept: Kept, id: string): Kept => {
  const { [id]: _version, ...views } = kept.views;
  return { ...kept, views, entries: where(kept.entries, (key) => key !== VIEW + id) };
};
