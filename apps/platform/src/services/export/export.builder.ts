import type { Export } from '@backoffice/contracts/export';

/** Builds a pending export. The given properties replace the defaults. */
export const anExport = (given: Partial<Export> & Pick<Export, 'id' | 'created_date'>): Export => ({
  type: 'payments',
  format: 'csv',
  status: 'pending',
  records: null,
  processed_records: 0,
  updated_date: given.created_date,
  requested_by: 'operador',
  filter: '',
  columns: ['id', 'request_date', 'final_amount', 'status'],
  file_name: null,
  file_size: null,
  error_detail: null,
  ...given,
});
