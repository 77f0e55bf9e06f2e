import type { Preference } from '@/shared/preferences';
import { isRecord } from '@/shared/is-record';

/** Collector that can be chosen; its label is `signature - name`. */
export interface CollectorOption {
  readonly id: string;
  readonly name: string;
}

/** Maximum number of remembered collectors (GAP-47). */
const MOST_COLLECTORS = 5;

const isOption = (value: unknown): value is CollectorOption =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string';

/** Preference: recently used collectors, newest first. */
export const recentCollectors: Preference<readonly CollectorOption[]> = {
  key: 'collectors.recent',
  initial: [],
  read: (kept) => (Array.isArray(kept) ? kept.filter(isOption).slice(0, MOST_COLLECTORS) : undefined),
};

/** Returns an updater that puts a collector first in the list. */
export const withRecent =
  ({ id, name }: CollectorOption) =>
  (recent: readonly CollectorOption[]): readonly CollectorOption[] =>
    [{ id, name }, ...recent.filter((kept) => kept.id !== id)].slice(0, MOST_COLLECTORS);
