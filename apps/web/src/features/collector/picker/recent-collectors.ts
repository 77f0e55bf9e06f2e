/** A collector as the picker shows it: `signature - name`. */
export interface CollectorOption {
  readonly id: string;
  readonly name: string;
}

const STORAGE_KEY = 'collectors.recent';
/** How many are remembered (GAP-47). */
const KEPT = 5;

const isOption = (value: unknown): value is CollectorOption =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

/** The collectors used last in this browser, newest first. */
export const recentCollectors = (storage: Storage = localStorage): readonly CollectorOption[] => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOption).slice(0, KEPT) : [];
  } catch {
    return [];
  }
};

/** Puts a collector first among those used last. */
export const rememberCollector = ({ id, name }: CollectorOption, storage: Storage = localStorage): void => {
  const others = recentCollectors(storage).filter((kept) => kept.id !== id);
  storage.setItem(STORAGE_KEY, JSON.stringify([{ id, name }, ...others].slice(0, KEPT)));
};
