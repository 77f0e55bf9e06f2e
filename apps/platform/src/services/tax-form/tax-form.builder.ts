import type { KeptTaxForm } from './tax-form.table.ts';

/** A tax form that can be presented; what a test or the seed wants otherwise it says. */
export const aTaxForm = (given: Partial<KeptTaxForm> & Pick<KeptTaxForm, 'id'>): KeptTaxForm => ({
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
