import { isRecord } from '@/shared/is-record';
import { sessionTexts } from '@/shared/storage';

/** Result of a file: the import, or the rows for which there is none (B133). */
export interface Conversion {
  /** Null when nothing was imported. */
  readonly importId: string | null;
  /** The first of them. */
  readonly errorRows: readonly ErrorRow[];
  /** Rows in error, those that are not listed included. */
  readonly errorCount: number;
  /** Rows of the file; null where the service does not count them. */
  readonly rowCount: number | null;
  /** True when it was only tried. */
  readonly isDryRun: boolean;
  /** The first lines of the file, and what the configuration reads: to compare. */
  readonly firstLines: readonly string[];
  readonly expected: string | null;
  /** Names of what was sent; null for an answer that does not say it. */
  readonly about: ConversionSource | null;
}

/** Names of a file that was converted, of its collector, and of the configuration. */
export interface ConversionSource {
  readonly file: string;
  readonly collector: string;
  readonly configuration: string;
}

/** A row that could not be converted. */
export interface ErrorRow {
  /** Row of the file as a spreadsheet counts it. */
  readonly line: number;
  readonly errors: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The row; none for what is none. A service that counts no rows of the spreadsheet has the place below the heading. */
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

/** Reads what the gateway, or the storage, says of a file. */
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

/** Rows in error that are kept: the browser's storage is small. */
const MOST = 1_000;

/** Remembers a conversion for its page, as long as the session lasts (B299). */
export const keepConversion = (conversion: Conversion): void => {
  // where a full or blocked storage keeps nothing, the page says that there is nothing to show
  sessionTexts.write(KEY, JSON.stringify({ ...conversion, errorRows: conversion.errorRows.slice(0, MOST) }));
};

/** Forgets the conversion before: a later file went well. */
export const forgetConversion = (): void => {
  sessionTexts.write(KEY, 'null');
};

/** The conversion that was made last in this session; null without one (B40). */
export const lastConversion = (): Conversion | null => {
  try {
    return readConversion(JSON.parse(sessionTexts.read(KEY) ?? 'null'));
  } catch {
    return null;
  }
};
