import type { KeptImport, KeptRow } from './import.table.ts';

/** An import of which nothing is read yet; what is wanted otherwise is said. */
export const anImport = (given: Partial<KeptImport> & Pick<KeptImport, 'id' | 'request_date'>): KeptImport => ({
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

/** A row that becomes an issued payment, with cells that say so; what is wanted otherwise is said. */
export const anImportRow = (given: Partial<KeptRow> & Pick<KeptRow, 'import_id' | 'index'>): KeptRow => {
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
