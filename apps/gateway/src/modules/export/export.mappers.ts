import type * as contract from '@backoffice/contracts/export';
import type * as api from '../../api/schema-types.generated.ts';
import { enumFrom, nullable } from '../../module-kit/source/mapping.ts';
import { failureOf } from './export.texts.ts';

export type ExportParent = Omit<api.Export, 'activity'>;

const typeOf = enumFrom<api.ExportType>({
  payments: 'PAYMENTS',
  subscription: 'SUBSCRIPTION',
  distributions: 'DISTRIBUTIONS',
  refunds: 'REFUNDS',
});
const formatOf = enumFrom<api.ExportFormat>({ xlsx: 'XLSX', csv: 'CSV', json: 'JSON' });
const statusOf = enumFrom<api.ExportStatus>({
  pending: 'PENDING',
  in_process: 'IN_PROCESS',
  finished: 'FINISHED',
  error: 'ERROR',
});

/** Converts an export (B143). An unknown code becomes `UNKNOWN`; `typeCode`, `formatCode` and `statusCode` keep it. */
export const exportFrom = (given: contract.Export): ExportParent => ({
  id: given.id,
  type: typeOf(given.type),
  typeCode: given.type,
  format: formatOf(given.format),
  formatCode: given.format,
  status: statusOf(given.status),
  statusCode: given.status,
  records: given.records,
  processedRecords: given.processed_records,
  createdDate: given.created_date,
  updatedDate: given.updated_date,
  requestedBy: given.requested_by,
  fileName: given.file_name,
  fileSize: given.file_size,
  errorDetail: nullable(given.error_detail, failureOf),
});
