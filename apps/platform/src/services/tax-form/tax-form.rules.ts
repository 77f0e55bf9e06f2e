import type { TaxForm } from '@backoffice/contracts/tax-form';
import type { Database } from '../../database/open-database.ts';
import { Problem } from '../../shared/problem.ts';
import { fileNameOf } from './tax-form.file.ts';
import { createTaxFormRepository } from './tax-form.repository.ts';
import type { KeptTaxForm } from './tax-form.table.ts';

/** Milliseconds that a form waits for its turn, and that its file takes. */
const stepMs = 6_000;

/** B191, CON-22: only what is created is presented or processed again. @throws Problem */
export function refuseUnlessCreated({ status }: KeptTaxForm): void {
  if (status !== 'created') throw new Problem(409, 'tax_form_not_created', `The tax form is ${status}.`);
}

/** The form as the service answers it. */
export const answered = ({ status_date: _since, lines: _lines, ...form }: KeptTaxForm): TaxForm => form;

/** The form, presented with a transaction. */
export const delivered = (form: KeptTaxForm, transactionId: string, now: string): KeptTaxForm => ({
  ...form,
  status: 'delivered',
  status_date: now,
  afip_transaction_id: transactionId,
  delivery_date: now,
});

/**
 * Finds the next state of a form, at the moment at which its step ends. Without records in the period it cannot be
 * made.
 */
async function next(form: KeptTaxForm, own: ReturnType<typeof createTaxFormRepository>): Promise<KeptTaxForm> {
  const status_date = new Date(Date.parse(form.status_date) + stepMs).toISOString();
  if (form.status !== 'generating') return { ...form, status: 'generating', status_date };
  const lines = await own.linesOf(form.period);
  return lines.length === 0
    ? { ...form, status: 'error', status_detail: 'period_empty', status_date }
    : { ...form, status: 'created', status_date, lines, file_name: fileNameOf(form) };
}

/** Moves the forms whose file is under way on to what they are by now (B191, GAP-28). */
export const settleTaxForms = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const own = createTaxFormRepository(tx);
    const until = new Date(now.getTime() - stepMs).toISOString();
    const isUnderWay = ({ status, status_date }: KeptTaxForm): boolean =>
      ['pending', 'reprocess', 'generating'].includes(status) && status_date <= until;
    for (let one of await own.workedOnSince(until)) {
      while (isUnderWay(one)) one = await next(one, own);
      await own.update(one);
    }
  });
