import type { OpenFile } from '../rest/file-client.ts';
import { at } from '../unknown-value.ts';

/** Part of a file that one request has transferred, or the whole file. */
export interface FilePart {
  /** Text that differs when the file has changed. Parts of two versions are not one file. */
  readonly version: string;
  /** Bytes of the whole file. */
  readonly size: number;
  /** Position of the first byte, and the position after the last one. */
  readonly first: number;
  readonly end: number;
}

/** Ranges of bytes: the position of the first byte, and the position after the last one. */
type Ranges = readonly (readonly [first: number, end: number])[];

/** Parts of one version of a file, as the memory has them. */
interface StoredParts {
  readonly version: string;
  readonly ranges: Ranges;
}

export const isStoredParts = (value: unknown): value is StoredParts => Array.isArray(at(value, 'ranges'));

/** Sorts the ranges, and joins those that overlap or touch. */
export const joined = (ranges: Ranges): Ranges => {
  const result: [number, number][] = [];
  for (const [first, end] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last !== undefined && first <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([first, end]);
  }
  return result;
};

/** Checks that the ranges have every byte of the file. @param ranges result of `joined` */
export const isWhole = ([[first, end] = [0, 0], ...others]: Ranges, size: number): boolean =>
  others.length === 0 && first === 0 && end === size;

const CONTENT_RANGE = /^bytes (\d+)-\d+\/(\d+)$/;

/**
 * Returns the part that an answer has transferred. Undefined when its headers do not tell the place in the file.
 * @param bytes transferred bytes of the body
 */
export const partOf = ({ status, headers }: OpenFile, bytes: number): FilePart | undefined => {
  const [, first, size] =
    status === 200 ? ['', '0', headers['content-length']] : (CONTENT_RANGE.exec(headers['content-range'] ?? '') ?? []);
  if (first === undefined || size === undefined || bytes === 0) return undefined;
  return {
    version: `${headers['etag'] ?? headers['last-modified'] ?? ''} ${size}`,
    size: Number(size),
    first: Number(first),
    end: Number(first) + bytes,
  };
};
