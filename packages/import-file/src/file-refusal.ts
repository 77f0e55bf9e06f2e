/** Limits of an import file (GAP-18): bytes, rows, and bytes of an unpacked workbook. */
export const importLimits = { bytes: 10 * 1024 * 1024, rows: 50_000, unpackedBytes: 100 * 1024 * 1024 } as const;

/** Reason to refuse a file. */
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

/** Error for a file that is refused because of its content. */
export class FileRefusal extends Error {
  readonly code: FileRefusalCode;
  /** Unknown, missing or repeated headings, or the line of an unclosed quote. */
  readonly details: readonly string[];

  constructor(code: FileRefusalCode, details: readonly string[] = []) {
    super(code);
    this.name = 'FileRefusal';
    this.code = code;
    this.details = details;
  }
}
