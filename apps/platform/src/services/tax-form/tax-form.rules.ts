import type { TaxForm } from '@backoffice/contracts/tax-form';
import type { Database } from '../../database/open-database.ts';
import { Problem } from '../../shared/problem.ts';
import { fileNameOf } from './tax-form.file.ts';
import { createTaxFormRepository } from './tax-form.repository.ts';
import type { StoredTaxForm } from './tax-form.table.ts';

/** Duration of each step in milliseconds: waiting, and generating the file. */
const stepMs = 6_000;

/** Refuses to present or reprocess a form that is not created (B191, CON-22). @throws Problem */
export function refuseUnlessCreated({ status }: StoredTaxForm): void {
  if (status !== 'created') throw new Problem(409, 'tax_form_not_created', `The tax form is ${status}.`);
}

/** Converts a stored form to the contract's shape. */
export const toTaxForm = ({ status_date: _since, lines: _lines, ...form }: StoredTaxForm): TaxForm => form;

/** Marks the form as presented, with its transaction. */
export const presented = (form: StoredTaxForm, transactionId: string, now: string): StoredTaxForm => ({
  ...form,
  status: 'delivered',
  status_date: now,
  afip_transaction_id: transactionId,
  delivery_date: now,
});

/**
 * Returns the form after its current step, with the timestamp at which that step ended. A period without payments ends
 * in error.
 */
async function next(form: StoredTaxForm, own: ReturnType<typeof createTaxFormRepository>): Promise<StoredTaxForm> {
  const status_date = new Date(Date.parse(form.status_date) + stepMs).toISOString();
  if (form.status !== 'generating') return { ...form, status: 'generating', status_date };
  const lines = await own.linesOf(form.period);
  return lines.length === 0
    ? { ...form, status: 'error', status_detail: 'period_empty', status_date }
    : { ...form, status: 'created', status_date, lines, file_name: fileNameOf(form) };
}

/** Applies all steps of forms whose duration has passed by now (B191, GAP-28). */
export const advanceTaxForms = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const own = createTaxFormRepository(tx);
    const until = new Date(now.getTime() - stepMs).toISOString();
    const isUnderWay = ({ status, status_date }: StoredTaxForm): boolean =>
      ['pending', 'reprocess', 'generating'].includes(status) && status_date <= until;
    for (let one of await own.workedOnSince(until)) {
      while (isUnderWay(one)) one = await next(one, own);
      await own.update(one);
    }
  });
