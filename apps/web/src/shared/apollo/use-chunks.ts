import { useEffect, useState } from 'react';

/** Result of reading the rows of many identifiers. */
export interface Chunks<Row> {
  /** Undefined until all rows are read, and after a failure. */
  readonly rows: readonly Row[] | undefined;
  readonly failed: boolean;
  /** Cause of `failed`. */
  readonly error?: unknown;
}

/**
 * Reads the rows of many identifiers in sequential requests of limited size.
 * @param size maximum number of identifiers in one request
 * @param read reads the rows of one request, and rejects on failure. A new function starts the reading again
 */
export const useChunks = <Row>(
  ids: readonly string[],
  size: number,
  read: (ids: string[]) => Promise<readonly Row[]>,
): Chunks<Row> => {
  // equal identifiers in another array give the same key; no identifier contains a line break
  const key = ids.join('\n');
  const [found, setFound] = useState<Chunks<Row> & { readonly key: string }>();
  useEffect(
    function readAll() {
      const left = { is: false };
      const readOn = async () => {
        const all = key === '' ? [] : key.split('\n');
        const rows: Row[] = [];
        try {
          for (let at = 0; at < all.length && !left.is; at += size)
            rows.push(...(await read(all.slice(at, at + size))));
          if (!left.is) setFound({ key, rows, failed: false });
        } catch (error) {
          if (!left.is) setFound({ key, rows: undefined, failed: true, error });
        }
      };
      void readOn();
      return () => {
        left.is = true;
      };
    },
    [key, size, read],
  );
  return found?.key === key ? found : { rows: undefined, failed: false };
};
