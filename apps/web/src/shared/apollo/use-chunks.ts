import { useEffect, useState } from 'react';

/** Rows of many identifiers: undefined until all are read. */
export interface Chunks<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly failed: boolean;
  /** Reason for which they could not be read. */
  readonly error?: unknown;
}

/**
 * Reads what belongs to many identifiers, some at a time and one request after the other, so that no request grows with
 * the selection.
 * @param size identifiers of one request
 * @param read must stay the same function, or all is read again
 */
export const useChunks = <Row>(
  ids: readonly string[],
  size: number,
  read: (ids: string[]) => Promise<readonly Row[]>,
): Chunks<Row> => {
  // the same identifiers in another array are the same question; none of them has a line's end
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
