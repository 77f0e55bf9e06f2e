/** Choices of a person, in the smallest parts that change by themselves: one setting, one list, one view. */
export type Entries = Readonly<Record<string, unknown>>;

/** Prefixes of the keys of entries; settings have none. */
export const LIST = 'list:';
export const VIEW = 'view:';

/** Compares entries; both are made with their fields in the same order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keys of entries that differ. */
export const differing = (one: Entries, other: Entries): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => !isSame(one[key], other[key]));

/** Entries whose key a condition accepts. */
export const where = (entries: Entries, accepts: (key: string) => boolean): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => accepts(key)));

/** True for a key of a setting, which is neither a list nor a view. */
export const isSetting = (key: string): boolean => !key.includes(':');

/** True for a key of a view. */
export const isOfView = (key: string): boolean => key.startsWith(VIEW);
