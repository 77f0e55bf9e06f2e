import type { Preference } from '@/shared/preferences';
import { isRecord } from '@/shared/is-record';

/** A collector as the picker shows it: `signature - name`. */
export interface CollectorOption {
  readonly id: string;
  readonly name: string;
}

/** Number of collectors that are remembered (GAP-47). */
const KEPT = 5;

const isOption = (value: unknown): value is CollectorOption =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string';

/** The collectors that a person used last, newest first. */
export const recentCollectors: Preference<readonly CollectorOption[]> = {
  key: 'collectors.recent',
  initial: [],
  read: (kept) => (Array.isArray(kept) ? kept.filter(isOption).slice(0, KEPT) : undefined),
};

/** Puts a collector first among those used last. */
export const withRecent =
  ({ id, name }: CollectorOption) =>
  (recent: readonly CollectorOption[]): readonly CollectorOption[] =>
    [{ id, name }, ...recent.filter((kept) => kept.id !== id)].slice(0, KEPT);
