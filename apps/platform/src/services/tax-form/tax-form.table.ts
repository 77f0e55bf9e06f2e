import type { TaxForm } from '@backoffice/contracts/tax-form';
import { index } from 'drizzle-orm/pg-core';
import { derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';
import { instant, searchedId, searchedText, text } from '../../database/listed-columns.ts';

/** Line of the file: the amount that a collector was paid in the period. */
export interface TaxFormLine {
  readonly collector_id: string;
  readonly count: number;
  readonly cents: number;
}

/** Stored tax form: the fields of the response, the timestamp of its status, and the lines of its file. */
export interface StoredTaxForm extends TaxForm {
  readonly status_date: string;
  readonly lines: readonly TaxFormLine[];
}

/** Table of tax forms. */
export const taxForms = documentTable<StoredTaxForm>()(
  'tax_form',
  {
    id: searchedId('id_search', { sort: true }),
    period: searchedText('period', { sort: true }),
    status: text('status', { sort: true }),
    formName: searchedText('form_name', { path: 'file_structure.form_name', sort: true }),
    formVersion: text('form_version', { path: 'file_structure.version', sort: true }),
    fileName: searchedText('file_name', { sort: true }),
    transactionId: searchedText('afip_transaction_id', { sort: true }),
    createdDate: instant('created_date', { sort: true }),
    deliveryDate: instant('delivery_date', { sort: true }),
    statusDate: derivedText('status_date', 'status_date'),
  },
  (table) => [
    index('tax_form_created').on(table.createdDate, table.id),
    index('tax_form_period').on(table.period, table.formName),
    index('tax_form_status').on(table.status, table.statusDate),
  ],
);
