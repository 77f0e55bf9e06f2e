import { importColumns, type ImportRecord } from '@backoffice/import-file';
import type { StoredRow } from './import.table.ts';

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

/** Returns the stored cells of a row. A missing cell is empty. */
export const recordOf = ({ record }: StoredRow): ImportRecord => ({
  ...empty,
  ...Object.fromEntries(importColumns.map(({ name }) => [name, record[name] ?? ''])),
});
