export { charactersOf, firstCharacters, isLongerThan, visibleText, withoutCardNumbers } from '@backoffice/validators';
export { markedText } from './damage-mark.ts';
export { decodeText } from './decode-text.ts';
export { FileRefusal, importLimits, type FileRefusalCode } from './file-refusal.ts';
export { BYTE_ORDER_MARK, csvLine } from './csv-line.ts';
export { guardedText, escapeFormula } from './guarded-text.ts';
export {
  foldedHeading,
  headingOf,
  importColumns,
  type ColumnMatches,
  type ImportColumn,
  type ImportColumnName,
  type ImportRecord,
  type MatchedColumn,
} from './import-columns.ts';
export { type DraftColumn, type DraftRow, type DraftView } from './draft-entry.ts';
export { type DraftCell, type FoundCell } from './draft-faults.ts';
export { type DraftSummary } from './draft-summary.ts';
export { type ImportDraft } from './import-draft.ts';
export { type IdUse, type SharingImport } from './id-uses.ts';
export { headingTexts } from './heading.ts';
export { importAmount } from './import-amount.ts';
export {
  importFileOf,
  isNoPayment,
  openImportFile,
  type ImportFile,
  type ImportRow,
  type ReadingChoice,
} from './import-rows.ts';
export { openDraft, type DraftHeading, type FirstRow, type OpenedDraft } from './open-draft.ts';
export { readTable, type TableOptions } from './read-table.ts';
export { checkRow, faultText, type CheckedRow, type ReadRow, type RowFault, type RowFaultCode } from './row-check.ts';
export { damageOf, hasText, textOf, type Cell, type CellRow, type Table, type WorkbookNotes } from './table.ts';
