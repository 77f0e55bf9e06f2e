import type * as contract from '@backoffice/contracts/import';
import { UpstreamError } from '../../errors/upstream-error.ts';
import { callOf } from '../../rest/answered-calls.ts';
import type { UploadResult } from '../../files/take-upload.ts';
import type * as api from '../../api/schema-types.generated.ts';
import { textAt } from '../../unknown-value.ts';
import { withDerivedVersion } from '../../module-kit/source/derived-version.ts';
import { enumFrom, money, nullable } from '../../module-kit/source/mapping.ts';
import { fileProblemOf, rowReasonOf } from './import.texts.ts';

export type ImportParent = Omit<api.Import, 'activity' | 'collector' | 'availableActions' | 'rows' | 'repeatedIds'>;

const statusOf = enumFrom<api.ImportStatus>({
  processing: 'PROCESSING',
  pending_approved: 'PENDING_APPROVED',
  approved: 'APPROVED',
  cancelled: 'CANCELLED',
  error: 'ERROR',
});

const rowStatusOf = enumFrom<api.ImportRowStatus>({ error: 'ERROR', pending: 'PENDING', issued: 'ISSUED' });

/** Converts an import, with a derived version (B131). */
export const importFrom = withDerivedVersion(
  (given: contract.Import): Omit<ImportParent, 'version'> => ({
    id: given.import_id,
    status: statusOf(given.status),
    statusCode: given.status,
    statusDetail: given.status === 'error' ? nullable(given.status_detail, fileProblemOf) : given.status_detail,
    collectorId: given.collector_id,
    fileName: given.file_name,
    issuedAmount: money(given.issued_amount),
    pendingAmount: money(given.pending_amount),
    totalAmount: money(given.total_amount),
    currencyId: 'ARS',
    requestCount: given.request_count,
    issuedCount: given.issued_count,
    pendingCount: given.pending_count,
    errorCount: given.error_count,
    processedCount: given.processed_count,
    requestDate: given.request_date,
    processDate: given.process_date,
    approvedDate: given.approved_date,
    cancelDate: given.cancel_date,
    matchPayer: given.match_payer,
    matchConcept: given.match_concept,
    matchIdentification: given.match_identification,
    repeatedImportId: given.repeats_import_id,
  }),
  {
    steady: [
      'currencyId',
      'collectorId',
      'fileName',
      'requestCount',
      'matchPayer',
      'matchConcept',
      'matchIdentification',
      'repeatedImportId',
    ],
    state: 'statusCode',
    moving: ['totalAmount', 'issuedAmount', 'pendingAmount', 'issuedCount', 'pendingCount', 'errorCount'],
  },
);

/** Converts a row of an import (B132). */
export const importRowFrom = (row: contract.ImportRow): api.ImportRow => ({
  index: row.index,
  line: row.line ?? null,
  externalTransactionId: row.external_transaction_id,
  conceptId: row.concept_id,
  conceptDescription: row.concept_description,
  amount: nullable(row.amount, money),
  payerEmail: row.payer_email,
  status: rowStatusOf(row.status),
  statusCode: row.status,
  reasonCode: row.status_code,
  reason:
    row.faults && row.faults.length > 0
      ? row.faults.map(({ code }) => rowReasonOf(code, row.status_detail)).join(' ')
      : nullable(row.status_code, (code) => rowReasonOf(code, row.status_detail)),
  paymentId: row.payment_id,
});

/** Converts the external ids of an import that other imports or payments also have, or have in another case. */
export const repeatedIdsFrom = (given: contract.ImportRepeats): api.RepeatedIds => ({
  paymentCount: given.payment_count,
  imports: given.imports.map(({ import_id: id, file_name: fileName, count }) => ({ id, fileName, count })),
  caseCount: given.case_count ?? 0,
  caseTwins: (given.case_twins ?? []).map(({ external_transaction_id: externalId, written_as: writtenAs }) => ({
    externalId,
    writtenAs,
  })),
});

/** Converts the use of an external id. */
export const externalIdUseFrom = (given: contract.ExternalIdUse): api.ExternalIdUse => ({
  externalId: given.external_transaction_id,
  paymentId: given.payment_id,
  importId: given.import_id,
  fileName: given.file_name,
  line: given.line,
  writtenAs: given.written_as ?? null,
});

/**
 * Converts the result of an upload (B298).
 * @throws UpstreamError for an answer without the identifier of the import
 */
export const uploadedImport = (answer: object): UploadResult => {
  const importId = textAt(answer, 'import_id');
  if (importId === undefined)
    throw new UpstreamError('import', 'BAD_ANSWER', { call: callOf(answer), pointer: '/import_id' });
  return { ids: [importId], data: { importId } };
};
