import { isRecord } from '@/shared/is-record';

/** What came of a file: the import, or the rows for which there is none (B133). */
export interface Conversion {
  /** Null when nothing was imported. */
  readonly importId: string | null;
  readonly errorRows: readonly ErrorRow[];
}

/** A row that could not be converted. */
export interface ErrorRow {
  readonly index: number;
  readonly errors: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isErrorRow = (value: unknown): value is ErrorRow =>
  isRecord(value) &&
  typeof value['index'] === 'number' &&
  Array.isArray(value['errors']) &&
  value['errors'].every(isText);

/** Reads what the gateway, or the storage, says of a file. */
export const readConversion = (value: unknown): Conversion | null => {
  if (!isRecord(value) || !('importId' in value)) return null;
  const { importId, errorRows } = value;
  return {
    importId: isText(importId) ? importId : null,
    errorRows: Array.isArray(errorRows) ? errorRows.filter(isErrorRow) : [],
  };
};

const KEY = 'conversion';

/** Remembers a conversion for its page, as long as the session lasts (B299). */
export const keepConversion = (conversion: Conversion): void => {
  sessionStorage.setItem(KEY, JSON.stringify(conversion));
};

/** The conversion that was made last in this session; null without one (B40). */
export const lastConversion = (): Conversion | null => {
  try {
    return readConversion(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
};
