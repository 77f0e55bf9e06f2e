import type { Import, ImportRow } from '@backoffice/contracts/import';
import { index, uniqueIndex } from 'drizzle-orm/pg-core';
import { derivedNumber, derivedSearchText, derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';

/** An import as it is kept: beside what is answered, the digest of its file. */
export interface KeptImport extends Import {
  readonly id: string;
  /** SHA-256 of the file, by which the same file is known again. */
  readonly file_digest: string;
}

/** A row as it is kept: beside what is answered, what the file said, for the payment or the file of errors. */
export interface KeptRow extends ImportRow {
  readonly id: string;
  readonly import_id: string;
  readonly record: Readonly<Record<string, string>>;
  /** Row of the spreadsheet, its heading counted. */
  readonly line: number;
}

/** Table of imports. */
export const imports = documentTable<KeptImport>()(
  'import',
  {
    collectorId: derivedText('collector_id', 'collector_id'),
    status: derivedText('status', 'status'),
    requestDate: derivedText('request_date', 'request_date'),
    fileName: derivedText('file_name', 'file_name'),
    fileNameSearch: derivedSearchText('file_name_search', 'file_name'),
    idSearch: derivedSearchText('id_search', 'id'),
    fileDigest: derivedText('file_digest', 'file_digest'),
    issuedAmount: derivedNumber('issued_amount', 'issued_amount'),
    totalAmount: derivedNumber('total_amount', 'total_amount'),
    requestCount: derivedNumber('request_count', 'request_count'),
    issuedCount: derivedNumber('issued_count', 'issued_count'),
    errorCount: derivedNumber('error_count', 'error_count'),
  },
  (table) => [
    index('import_request_date').on(table.requestDate, table.id),
    index('import_file').on(table.fileDigest, table.collectorId),
  ],
);

/** Table of the rows of imports. */
export const importRows = documentTable<KeptRow>()(
  'import_row',
  {
    importId: derivedText('import_id', 'import_id'),
    place: derivedNumber('place', 'index'),
    externalTransactionId: derivedText('external_transaction_id', 'external_transaction_id'),
    externalSearch: derivedSearchText('external_search', 'external_transaction_id'),
    conceptId: derivedText('concept_id', 'concept_id'),
    conceptIdSearch: derivedSearchText('concept_id_search', 'concept_id'),
    conceptDescription: derivedText('concept_description', 'concept_description'),
    conceptSearch: derivedSearchText('concept_search', 'concept_description'),
    payerEmail: derivedText('payer_email', 'payer_email'),
    payerEmailSearch: derivedSearchText('payer_email_search', 'payer_email'),
    amount: derivedNumber('amount', 'amount'),
    status: derivedText('status', 'status'),
    paymentId: derivedText('payment_id', 'payment_id'),
  },
  (table) => [uniqueIndex('import_row_place').on(table.importId, table.place)],
);
