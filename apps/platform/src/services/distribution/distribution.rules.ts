import type { DetailChange } from '@backoffice/contracts/distribution';
import type { Database } from '../../database/open-database.ts';
import { isDestination } from '../../shared/bank-account.ts';
import { Problem, type RefusalCode } from '../../shared/problem.ts';
import { createDetailRepository, createDistributionRepository } from './distribution.repository.ts';
import type { KeptDetail, KeptDistribution } from './distribution.table.ts';

/** Milliseconds from the moment at which parts are sent to the answer of the bank. */
const bankMs = 15_000;

const reprocessable: ReadonlySet<string> = new Set(['rejected', 'error', 'pending']);
const editable: ReadonlySet<string> = new Set(['error', 'pending', 'rejected', 'manual', 'deferred']);

const refuse = (code: RefusalCode, status: string): never => {
  throw new Problem(409, code, `The status is ${status}.`);
};

/** B206: what was rejected, failed or waits is tried again. @throws Problem */
export function refuseUnlessReprocessable({ status }: KeptDistribution): void {
  if (!reprocessable.has(status)) refuse('distribution_not_reprocessable', status);
}

/** B207: what waits for its authorization is authorized or rejected. @throws Problem */
export function refuseUnlessWaiting({ status }: KeptDistribution): void {
  if (status !== 'authorization_pending') refuse('distribution_not_waiting', status);
}

/** B209: parts in some statuses are edited, those of scheduled distributions at a path of their own. @throws Problem */
export function refuseUnlessEditable({ type }: KeptDistribution, { status }: KeptDetail, isScheduled: boolean): void {
  if ((type === 'scheduled') !== isScheduled)
    throw new Problem(409, 'distribution_type_mismatch', `The distribution is ${type}.`);
  if (!editable.has(status)) refuse('distribution_detail_not_editable', status);
}

/** B209: a receipt is of what was paid. @throws Problem */
export function refuseUnlessPaid({ status }: KeptDetail): void {
  if (status !== 'success') refuse('distribution_detail_not_paid', status);
}

/** The part after an edit; where success is forced, it needs no bank any more (B208). */
export const edited = (detail: KeptDetail, { destination, amount, status }: DetailChange): KeptDetail => ({
  ...detail,
  destination,
  amount,
  ...(status === 'success' ? { status, status_detail: null } : {}),
  version: detail.version + 1,
});

/** The parts on their way to the bank; what was paid stays paid. */
export const sent = (detail: KeptDetail): KeptDetail =>
  detail.status === 'success'
    ? detail
    : { ...detail, status: 'in_process', status_detail: null, version: detail.version + 1 };

/** Facts that a distribution keeps of the accounts of its parts, one of them for lists alone. */
export const destinationsOf = (details: readonly KeptDetail[]) => ({
  /** Every part that is not paid goes to an account that can be. */
  destinations_payable: details.every(
    ({ status, destination }) => status === 'success' || isDestination(destination.value),
  ),
  destinations: [...new Set(details.map(({ destination }) => destination.value))],
});

/** Records the bank's answer about a part. */
const answered = (detail: KeptDetail): KeptDetail => {
  if (detail.status !== 'in_process') return detail;
  const isPaid = isDestination(detail.destination.value);
  return {
    ...detail,
    status: isPaid ? 'success' : 'error',
    status_detail: isPaid ? null : 'COELSA: 0115 La cuenta de destino no existe.',
    version: detail.version + 1,
  };
};

/** Status of the whole: an error of any part is one of the whole; success is all of them. */
export const statusOf = (details: readonly KeptDetail[], otherwise: string): string => {
  if (details.some(({ status }) => status === 'error')) return 'error';
  return details.every(({ status }) => status === 'success') ? 'success' : otherwise;
};

/** Ends what the bank has answered meanwhile (B206). */
export const settleDistributions = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const own = createDistributionRepository(tx);
    const parts = createDetailRepository(tx);
    for (const one of await own.sentUntil(new Date(now.getTime() - bankMs).toISOString())) {
      const after = (await parts.ofDistribution(one.id)).map(answered);
      for (const detail of after) await parts.update(detail);
      const status = statusOf(after, 'pending');
      const failed = after.find((detail) => detail.status === 'error');
      const status_detail = failed?.status_detail ?? null;
      await own.update({ ...one, status, status_detail, sent_date: null, version: one.version + 1 });
    }
  });
