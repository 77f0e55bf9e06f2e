import type { TaxForm } from '@backoffice/contracts/tax-form';
import { index } from 'drizzle-orm/pg-core';
import { derivedSearchText, derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';

/** What a collector was paid in the period: one line of the file. */
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
    period: derivedText('period', 'period'),
    status: derivedText('status', 'status'),
    formName: derivedText('form_name', 'file_structure.form_name'),
    formNameSearch: derivedSearchText('form_name_search', 'file_structure.form_name'),
    formVersion: derivedText('form_version', 'file_structure.version'),
    fileName: derivedText('file_name', 'file_name'),
    fileNameSearch: derivedSearchText('file_name_search', 'file_name'),
    transactionId: derivedText('afip_transaction_id', 'afip_transaction_id'),
    transactionIdSearch: derivedSearchText('afip_transaction_id_search', 'afip_transaction_id'),
    createdDate: derivedText('created_date', 'created_date'),
    deliveryDate: derivedText('delivery_date', 'delivery_date'),
    statusDate: derivedText('status_date', 'status_date'),
  },
  (table) => [
    index('tax_form_created').on(table.createdDate, table.id),
    index('tax_form_period').on(table.period, table.formName),
    index('tax_form_status').on(table.status, table.statusDate),
  ],
);
