/** A yes or a no, as it was kept. */
export const readBoolean = (kept: unknown): boolean | undefined => (typeof kept === 'boolean' ? kept : undefined);

/** Texts, as they were kept. */
export const readTexts = (kept: unknown): readonly string[] | undefined =>
  Array.isArray(kept) && kept.every((item) => typeof item === 'string') ? kept : undefined;

/** Something of each of several, as it was kept; of those whose part is malformed there is nothing. */
export const readEach =
  <Value>(readOne: (kept: unknown) => Value | undefined) =>
  (kept: unknown): Readonly<Record<string, Value>> | undefined => {
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined;
    return Object.fromEntries(
      Object.entries(kept).flatMap(([key, part]) => {
        const value = readOne(part);
        return value === undefined ? [] : [[key, value]];
      }),
    );
  };
