/** Limits of a file (GAP-18), and of a workbook once it is unpacked. */
export const importLimits = { bytes: 10 * 1024 * 1024, rows: 50_000, unpackedBytes: 100 * 1024 * 1024 } as const;

/** Reason for which a file cannot be read. */
export type FileRefusalCode =
  | 'file_empty'
  | 'file_too_large'
  | 'file_type_unknown'
  | 'file_markup'
  | 'workbook_encrypted'
  | 'workbook_broken'
  | 'workbook_unpacks_too_large'
  | 'not_utf8'
  | 'heading_missing'
  | 'columns_unknown'
  | 'columns_missing'
  | 'columns_repeated'
  | 'too_many_rows'
  | 'no_rows'
  | 'quotes_unclosed';

/** A file that is refused: its content, never its name, is to blame. */
export class FileRefusal extends Error {
  readonly code: FileRefusalCode;
  /** Headings that are unknown, missing or there twice; the line of a quote that is not closed. */
  readonly details: readonly string[];

  constructor(code: FileRefusalCode, details: readonly string[] = []) {
    super(code);
    this.name = 'FileRefusal';
    this.code = code;
    this.details = details;
  }
}
