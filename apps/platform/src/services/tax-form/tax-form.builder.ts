import type { StoredTaxForm } from './tax-form.table.ts';

/** Builds a tax form that can be presented. The given properties replace the defaults. */
export const aTaxForm = (given: Partial<StoredTaxForm> & Pick<StoredTaxForm, 'id'>): StoredTaxForm => ({
  afip_transaction_id: null,
  period: '2026-10',
  status: 'created',
  status_detail: null,
  created_by: 'tesoreria',
  created_date: '2026-11-02T12:00:00.000Z',
  file_structure: { form_name: 'RG 4614', version: '2.0' },
  file_name: 'RG4614_2026-10.txt',
  delivery_date: null,
  reprocess_date: null,
  reprocess_by: null,
  reprocess_detail: null,
  status_date: given.created_date ?? '2026-11-02T12:00:00.000Z',
  lines: [{ collector_id: 'LUZN', count: 2, cents: 123_450 }],
  ...given,
});
