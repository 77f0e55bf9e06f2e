import type { Preference } from '@/shared/preferences';

/** A collector as the picker shows it: `signature - name`. */
export interface CollectorOption {
  readonly id: string;
  readonly name: string;
}

/** How many are remembered (GAP-47). */
const KEPT = 5;

const isOption = (value: unknown): value is CollectorOption =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

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
