/** Choices of a person in the smallest units that are merged: one setting, one list, one view. */
export type Entries = Readonly<Record<string, unknown>>;

/** Key prefixes of entries for lists and views. Settings have no prefix. */
export const LIST = 'list:';
export const VIEW = 'view:';

/** Compares two entries by their JSON. Both must have their fields in the same order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the keys of entries that differ. */
export const differing = (one: Entries, other: Entries): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => !isSame(one[key], other[key]));

/** Returns the entries whose key the condition accepts. */
export const where = (entries: Entries, accepts: (key: string) => boolean): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => accepts(key)));

/** Returns true for the key of a setting, which has no prefix. */
export const isSetting = (key: string): boolean => !key.includes(':');

/** Returns true for the key of a view. */
export const isOfView = (key: string): boolean => key.startsWith(VIEW);
