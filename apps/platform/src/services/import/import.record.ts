import { importColumns, type ImportRecord } from '@backoffice/import-file';
import type { KeptRow } from './import.table.ts';

const empty: ImportRecord = {
  external_transaction_id: '',
  concept_id: '',
  concept_description: '',
  amount: '',
  payer_name: '',
  payer_email: '',
  identification_type: '',
  identification_number: '',
  due_date: '',
};

/** Gives the record of a row in the file. */
export const recordOf = ({ record }: KeptRow): ImportRecord => ({
  ...empty,
  ...Object.fromEntries(importColumns.map(({ name }) => [name, record[name] ?? ''])),
});
