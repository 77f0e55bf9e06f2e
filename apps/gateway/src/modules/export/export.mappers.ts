import type * as contract from '@backoffice/contracts/export';
import type { ChangeErrorParent } from '../../changes/change-error.ts';
import type * as api from '../../graphql/resolvers.generated.ts';
import { fromCode, nullable } from '../mapping.ts';
import { failureOf } from './export.texts.ts';

/** Value that the resolvers of `Export` get: the schema's own shape. */
export type ExportParent = api.Export;

/** Value that the resolvers of `ExportPayload` get. */
export interface ExportPayloadParent {
  readonly export: ExportParent | null;
  readonly exportId: string | null;
  readonly error: ChangeErrorParent | null;
}

type Known<Value extends string> = Record<Lowercase<Exclude<Value, 'UNKNOWN'>>, Value>;

const types = { payments: 'PAYMENTS', subscription: 'SUBSCRIPTION' } satisfies Known<api.ExportType>;
const formats = { xlsx: 'XLSX', csv: 'CSV', json: 'JSON' } satisfies Known<api.ExportFormat>;
const statuses = {
  pending: 'PENDING',
  in_process: 'IN_PROCESS',
  finished: 'FINISHED',
  error: 'ERROR',
} satisfies Known<api.ExportStatus>;

/** The export as the schema has it (B143). */
export const exportFrom = (given: contract.Export): ExportParent => ({
  id: given.id,
  type: fromCode(types, given.type) ?? 'UNKNOWN',
  typeCode: given.type,
  format: fromCode(formats, given.format) ?? 'UNKNOWN',
  formatCode: given.format,
  status: fromCode(statuses, given.status) ?? 'UNKNOWN',
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
