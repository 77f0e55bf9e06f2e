import type { Export } from '@backoffice/contracts/export';

/** An export that waits for its turn; what a test or the seed wants otherwise it says. */
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
