import type { Import, ImportRow } from '@backoffice/contracts/import';
import type { KeptImport, KeptRow } from './import.table.ts';

/** The import as the contract has it. */
export const answeredImport = ({ id: _id, file_digest: _digest, ...given }: KeptImport): Import => given;

/** The row as the contract has it. */
export const answeredRow = ({ id: _id, import_id: _import, record: _record, ...row }: KeptRow): ImportRow => row;
