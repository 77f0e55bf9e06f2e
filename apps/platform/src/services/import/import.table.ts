import type { Import, ImportRow } from '@backoffice/contracts/import';
import { index, uniqueIndex } from 'drizzle-orm/pg-core';
import { derivedText, withoutCase } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';
import { instant, number, searchedId, searchedText, text } from '../../database/listed-columns.ts';

/** Stored import: the fields of the response, and the digest of its file. */
export interface StoredImport extends Import {
  readonly id: string;
  /** SHA-256 of the file, which identifies a repeated file. */
  readonly file_digest: string;
}

/** Stored row: the fields of the response, and the cells of the file for the payment and the file of errors. */
export interface StoredRow extends ImportRow {
  readonly id: string;
  readonly import_id: string;
  readonly record: Readonly<Record<string, string>>;
  /** Line in the spreadsheet; the heading counts. */
  readonly line: number;
}

/** Table of imports. */
export const imports = documentTable<StoredImport>()(
  'import',
  {
    id: searchedId('id_search', { field: 'import_id' }),
    collectorId: text('collector_id', { sort: true }),
    status: text('status', { sort: true }),
    requestDate: instant('request_date', { sort: true }),
    fileName: searchedText('file_name'),
    fileDigest: derivedText('file_digest', 'file_digest'),
    issuedAmount: number('issued_amount', { sort: true }),
    totalAmount: number('total_amount', { sort: true }),
    requestCount: number('request_count', { sort: true }),
    issuedCount: number('issued_count', { sort: true }),
    errorCount: number('error_count', { sort: true }),
  },
  (table) => [
    index('import_request_date').on(table.requestDate, table.id),
    index('import_file').on(table.fileDigest, table.collectorId),
  ],
);

/** Table of the rows of imports. */
export const importRows = documentTable<StoredRow>()(
  'import_row',
  {
    importId: derivedText('import_id', 'import_id'),
    place: number('place', { path: 'index', sort: true }),
    externalTransactionId: searchedText('external_transaction_id', { sort: 'names', searchColumn: 'external_search' }),
    conceptId: searchedText('concept_id', { sort: 'names' }),
    conceptDescription: searchedText('concept_description', { sort: 'names', searchColumn: 'concept_search' }),
    payerEmail: searchedText('payer_email', { sort: 'names' }),
    amount: number('amount', { sort: true, absentLast: true }),
    status: text('status', { sort: true }),
    paymentId: derivedText('payment_id', 'payment_id'),
  },
  (table) => [
    uniqueIndex('import_row_place').on(table.importId, table.place),
    index('import_row_external_transaction').on(table.externalTransactionId),
    index('import_row_external_transaction_case').on(withoutCase(table.externalTransactionId)),
  ],
);
