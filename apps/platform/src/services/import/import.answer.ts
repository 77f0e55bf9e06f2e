import type { Import, ImportRow } from '@backoffice/contracts/import';
import type { StoredImport, StoredRow } from './import.table.ts';

/** Converts a stored import to the contract's shape. */
export const toImportAnswer = ({ id: _id, file_digest: _digest, ...given }: StoredImport): Import => given;

/** Converts a stored row to the contract's shape. */
export const toRowAnswer = ({ id: _id, import_id: _import, record: _record, ...row }: StoredRow): ImportRow => row;
