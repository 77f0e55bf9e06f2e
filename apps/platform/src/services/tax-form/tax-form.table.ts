import type { TaxForm } from '@backoffice/contracts/tax-form';
import { index } from 'drizzle-orm/pg-core';
import { derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';
import { id, instant, searchedText, text } from '../../database/listed-columns.ts';

/** Amount that a collector was paid in the period: one line of the file. */
export interface TaxFormLine {
  readonly collector_id: string;
  readonly count: number;
  readonly cents: number;
}

/** A tax form as it is kept: beside what is answered, since when it has its status, and the lines of its file. */
export interface KeptTaxForm extends TaxForm {
  readonly status_date: string;
  readonly lines: readonly TaxFormLine[];
}

/** Table of tax forms. */
export const taxForms = documentTable<KeptTaxForm>()(
  'tax_form',
  {
    id: id({ sort: true, search: true }),
    period: text('period', { sort: true, search: true }),
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
