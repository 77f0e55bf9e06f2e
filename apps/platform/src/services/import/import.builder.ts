import type { StoredImport, StoredRow } from './import.table.ts';

/** Builds an import without rows yet. The given properties replace the defaults. */
export const anImport = (given: Partial<StoredImport> & Pick<StoredImport, 'id' | 'request_date'>): StoredImport => ({
  import_id: given.id,
  status: 'processing',
  status_detail: null,
  issued_amount: 0,
  pending_amount: 0,
  total_amount: 0,
  request_count: 0,
  issued_count: 0,
  pending_count: 0,
  error_count: 0,
  processed_count: 0,
  process_date: null,
  approved_date: null,
  cancel_date: null,
  collector_id: 'LUZN',
  match_concept: false,
  match_payer: false,
  match_identification: false,
  file_name: 'pagos.csv',
  repeats_import_id: null,
  file_digest: given.id,
  ...given,
});

/** Builds a row that becomes an issued payment, with matching cells. The given properties replace the defaults. */
export const anImportRow = (given: Partial<StoredRow> & Pick<StoredRow, 'import_id' | 'index'>): StoredRow => {
  const row = {
    external_transaction_id: `EXT-${given.index}`,
    concept_id: 'CUOTA',
    concept_description: 'Cuota mensual',
    amount: 100,
    payer_email: 'ana@correo.example',
    ...given,
  };
  const cells = {
    external_transaction_id: row.external_transaction_id ?? '',
    concept_id: row.concept_id ?? '',
    concept_description: row.concept_description ?? '',
    amount: row.amount?.toFixed(2).replace('.', ',') ?? '',
    payer_email: row.payer_email ?? '',
  };
  return {
    id: `${given.import_id}-${given.index}`,
    status: 'issued',
    status_code: null,
    status_detail: null,
    payment_id: null,
    faults: [],
    line: given.index + 1,
    record: cells,
    ...row,
  };
};
