import type { DetailChange } from '@backoffice/contracts/distribution';
import type { Database } from '../../database/open-database.ts';
import { isDestination } from '../../shared/bank-account.ts';
import { Problem, type RefusalCode } from '../../shared/problem.ts';
import { createDetailRepository, createDistributionRepository } from './distribution.repository.ts';
import type { StoredDetail, StoredDistribution } from './distribution.table.ts';

/** Time from sending the parts to the bank's answer, in milliseconds. */
const bankMs = 15_000;

const reprocessable: ReadonlySet<string> = new Set(['rejected', 'error', 'pending']);
const editable: ReadonlySet<string> = new Set(['error', 'pending', 'rejected', 'manual', 'deferred']);

const refuse = (code: RefusalCode, status: string): never => {
  throw new Problem(409, code, `The status is ${status}.`);
};

/** Refuses to reprocess a distribution unless it is rejected, in error or pending (B206). @throws Problem */
export function refuseUnlessReprocessable({ status }: StoredDistribution): void {
  if (!reprocessable.has(status)) refuse('distribution_not_reprocessable', status);
}

/** Refuses a decision on a distribution that does not await authorization (B207). @throws Problem */
export function refuseUnlessWaiting({ status }: StoredDistribution): void {
  if (status !== 'authorization_pending') refuse('distribution_not_waiting', status);
}

/**
 * Refuses to edit a part in another status than those of B209. Parts of scheduled distributions have their own path.
 * @throws Problem
 */
export function refuseUnlessEditable(
  { type }: StoredDistribution,
  { status }: StoredDetail,
  isScheduled: boolean,
): void {
  if ((type === 'scheduled') !== isScheduled)
    throw new Problem(409, 'distribution_type_mismatch', `The distribution is ${type}.`);
  if (!editable.has(status)) refuse('distribution_detail_not_editable', status);
}

/** Refuses a receipt of a part that is not paid (B209). @throws Problem */
export function refuseUnlessPaid({ status }: StoredDetail): void {
  if (status !== 'success') refuse('distribution_detail_not_paid', status);
}

/** Returns the part after an edit. A part with forced success is not sent to the bank (B208). */
export const edited = (detail: StoredDetail, { destination, amount, status }: DetailChange): StoredDetail => ({
  ...detail,
  destination,
  amount,
  ...(status === 'success' ? { status, status_detail: null } : {}),
  version: detail.version + 1,
});

/** Marks a part as sent to the bank. A paid part stays paid. */
export const markSent = (detail: StoredDetail): StoredDetail =>
  detail.status === 'success'
    ? detail
    : { ...detail, status: 'in_process', status_detail: null, version: detail.version + 1 };

/** Fields of a distribution that are derived from the accounts of its parts. `destinations` is for filters only. */
export const destinationsOf = (details: readonly StoredDetail[]) => ({
  /** True when the account of every unpaid part is valid. */
  destinations_payable: details.every(
    ({ status, destination }) => status === 'success' || isDestination(destination.value),
  ),
  destinations: [...new Set(details.map(({ destination }) => destination.value))],
});

/** Records the bank's answer about a part. */
const answered = (detail: StoredDetail): StoredDetail => {
  if (detail.status !== 'in_process') return detail;
  const isPaid = isDestination(detail.destination.value);
  return {
    ...detail,
    status: isPaid ? 'success' : 'error',
    status_detail: isPaid ? null : 'COELSA: 0115 La cuenta de destino no existe.',
    version: detail.version + 1,
  };
};

/**
 * Returns the status of a distribution: error if any part is in error, success if all parts succeeded, otherwise the
 * given one.
 */
export const statusOf = (details: readonly StoredDetail[], otherwise: string): string => {
  if (details.some(({ status }) => status === 'error')) return 'error';
  return details.every(({ status }) => status === 'success') ? 'success' : otherwise;
};

/** Records the bank's answers that are due (B206). */
export const advanceDistributions = (db: Database, now: Date): Promise<void> =>
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
