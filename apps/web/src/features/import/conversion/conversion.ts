import { isRecord } from '@/shared/is-record';
import { sessionTexts } from '@/shared/storage';

/** Result of a conversion: an import, or the rows in error (B133). */
export interface Conversion {
  /** Null if there is no import. */
  readonly importId: string | null;
  /** First rows in error. */
  readonly errorRows: readonly ErrorRow[];
  /** Number of all rows in error. */
  readonly errorCount: number;
  /** Number of rows in the file. Null if the service does not count them. */
  readonly rowCount: number | null;
  /** True for a test without an import. */
  readonly isDryRun: boolean;
  /** First lines of the file, to compare with the format that the configuration expects. */
  readonly firstLines: readonly string[];
  readonly expected: string | null;
  /** Names of the file, collector and configuration. Null if the stored result lacks them. */
  readonly about: ConversionSource | null;
}

/** Names of a converted file, its collector and its configuration. */
export interface ConversionSource {
  readonly file: string;
  readonly collector: string;
  readonly configuration: string;
}

/** Row that could not be converted. */
export interface ErrorRow {
  /** Line number in the file, as a spreadsheet counts it. */
  readonly line: number;
  readonly errors: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Parses a row in error. Returns an empty list for malformed data. Without a line number, the position below the
 * heading is used.
 */
const errorRowsIn = (value: unknown): readonly ErrorRow[] => {
  if (!isRecord(value)) return [];
  const { index, line, errors } = value;
  const shown = typeof line === 'number' ? line : index;
  return typeof shown === 'number' && Array.isArray(errors) ? [{ line: shown, errors: errors.filter(isText) }] : [];
};

const sourceOf = (value: unknown): ConversionSource | null => {
  if (!isRecord(value)) return null;
  const { file, collector, configuration } = value;
  return isText(file) && isText(collector) && isText(configuration) ? { file, collector, configuration } : null;
};

/** Parses a result from the GraphQL gateway or from the session storage. Null if it is malformed. */
export const readConversion = (value: unknown): Conversion | null => {
  if (!isRecord(value) || !('importId' in value)) return null;
  const { importId, errorRows, errorCount, rowCount, isDryRun, firstLines, expected, about } = value;
  const rows = Array.isArray(errorRows) ? errorRows.flatMap(errorRowsIn) : [];
  return {
    importId: isText(importId) ? importId : null,
    errorRows: rows,
    errorCount: typeof errorCount === 'number' ? errorCount : rows.length,
    rowCount: typeof rowCount === 'number' ? rowCount : null,
    isDryRun: isDryRun === true,
    firstLines: Array.isArray(firstLines) ? firstLines.filter(isText) : [],
    expected: isText(expected) ? expected : null,
    about: sourceOf(about),
  };
};

const KEY = 'conversion';

/** Maximum number of stored rows in error, because the session storage is small. */
const MOST_ERROR_ROWS = 1_000;

/** Stores a conversion for its page in the session storage (B299). */
export const storeConversion = (conversion: Conversion): void => {
  forgetConversion(); // a full storage refuses this conversion, and the page must not show an older one instead
  sessionTexts.write(KEY, JSON.stringify({ ...conversion, errorRows: conversion.errorRows.slice(0, MOST_ERROR_ROWS) }));
};

/** Removes the stored conversion after a later file had no errors. */
export const forgetConversion = (): void => {
  sessionTexts.write(KEY, 'null');
};

/** Returns the last conversion of this session, or null (B40). */
export const lastConversion = (): Conversion | null => {
  try {
    return readConversion(JSON.parse(sessionTexts.read(KEY) ?? 'null'));
  } catch {
    return null;
  }
};
