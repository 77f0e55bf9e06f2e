import { recentCollectors } from '@/domain/collector/picker/recent-collectors';
import type { KeptSettingsFragment } from '@/shared/auth/Kept.generated';
import { density } from '@/shared/grid/density';
import { singleKeys } from '@/shared/keyboard';
import { pageSize } from '@/shared/paging/paging';
import type { Choices, Preference } from '@/shared/preferences';
import { themeChoice } from '@/shared/theme';
import { menuCollapsed, openGroups, readMentions, readNews, readNotices } from '../layout/layout-preferences';
import { recentScreens } from '../quick-search/recent-screens';
import type { Entries } from './entries';

type Name = Exclude<keyof KeptSettingsFragment, '__typename' | 'version' | 'lists'>;

/** Maximum number of ids of read news that are sent: the last ones, because the gateway accepts no more. */
const MOST_NEWS = 100;

interface Setting {
  readonly name: Name;
  readonly key: string;
  /** Converts the choice to the gateway's value. Undefined if nothing was chosen. */
  readonly kept: (choices: Choices) => unknown;
  /** Converts the gateway's value to that of this browser. */
  readonly chosen: (kept: unknown) => unknown;
}

const same = (value: unknown): unknown => value;

const setting = <Value>(
  name: Name,
  { key, read }: Preference<Value>,
  toKept: (value: NonNullable<Value>) => unknown = same,
  chosen: Setting['chosen'] = same,
): Setting => ({
  name,
  key,
  kept: (choices) => {
    const value = Object.hasOwn(choices, key) ? read(choices[key]) : undefined;
    return value === undefined || value === null ? undefined : toKept(value);
  },
  chosen,
});

const upper = (value: string): string => value.toUpperCase();
const lower = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

const settings: readonly Setting[] = [
  setting('theme', themeChoice, upper, lower),
  setting('density', density, upper, lower),
  setting('singleKeys', singleKeys),
  setting('menuCollapsed', menuCollapsed),
  setting('openMenuGroups', openGroups),
  setting('pageSize', pageSize),
  setting('readNews', readNews, (ids) => ids.slice(-MOST_NEWS)),
  setting('readMentions', readMentions),
  setting('readNotices', readNotices),
  setting('recentScreens', recentScreens),
  setting('recentCollectors', recentCollectors, (recent) => recent.map(({ id, name }) => ({ id, name }))),
];

/** Preference keys of the settings that follow the person. */
export const settingKeys: readonly string[] = settings.map(({ key }) => key);

/** Returns the settings chosen in this browser, by their names in the schema. */
export const settingEntries = (choices: Choices): Entries =>
  Object.fromEntries(
    settings.flatMap(({ name, kept }) => {
      const value = kept(choices);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Returns the settings stored by the gateway, by their names in the schema. */
export const keptSettingEntries = (kept: KeptSettingsFragment): Entries =>
  Object.fromEntries(
    settings.flatMap(({ name }) => {
      const value = kept[name];
      if (value === null) return [];
      // rebuilt without type names and in the order of this browser: entries are compared as JSON
      return [
        [
          name,
          name === 'recentCollectors'
            ? kept.recentCollectors?.map(({ id, name: text }) => ({ id, name: text }))
            : value,
        ],
      ];
    }),
  );

/** Converts entries to preferences of this browser. */
export const settingChoices = (entries: Entries): Choices =>
  Object.fromEntries(
    settings.flatMap(({ name, key, chosen }) => (entries[name] === undefined ? [] : [[key, chosen(entries[name])]])),
  );
