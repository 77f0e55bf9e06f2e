import { operationPermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import { routes } from '@/domain/routes';
import { holdsAny } from '@/shared/auth/permissions';
import { dayOf, daysBetween, totalText, type Amount } from '@/shared/format';
import { daysOf } from '@/shared/period/chosen-period';
import type { WorkQueuesQuery, WorkQueuesQueryVariables } from './WorkQueues.generated';
import { workTexts as texts } from './work.texts';

/** Queue of records that wait for a person: the total of a list, with an address that has the same filters. */
export interface WorkQueue {
  /** Field of the query. */
  readonly id: keyof WorkQueuesQuery;
  readonly label: string;
  /** Permissions of which one is enough to read the list. */
  readonly anyOf: readonly Permission[];
  /** Permissions of which one is enough to resolve the work. Without any of them the queue is not shown. */
  readonly resolvedBy: readonly Permission[];
  /** True if the records of the queue have failed. */
  readonly failed?: boolean;
  readonly href: string;
}

/** Period of most queues, so that work of past months stays visible. */
const YEAR = 'ultimos-12-meses';

const workQueues: readonly WorkQueue[] = [
  {
    id: 'withdrawals',
    label: texts.withdrawals,
    anyOf: operationPermissions['Query.withdrawals'],
    resolvedBy: operationPermissions['Mutation.authorizeWithdrawal'],
    href: routes.withdrawals.href({ status: 'pending_authorization' }),
  },
  {
    id: 'withdraws',
    label: texts.withdraws,
    anyOf: operationPermissions['Query.withdraws'],
    resolvedBy: operationPermissions['Mutation.transferWithdraw'],
    href: routes.allWithdrawals.href({ vista: 'por-lote', status: 'pending', period: YEAR }),
  },
  {
    id: 'pendingDistributions',
    label: texts.pendingDistributions,
    anyOf: operationPermissions['Query.distributions'],
    resolvedBy: operationPermissions['Mutation.approveDistribution'],
    href: routes.distributions.href({ status: 'authorization_pending', period: YEAR }),
  },
  {
    id: 'failedDistributions',
    label: texts.failedDistributions,
    anyOf: operationPermissions['Query.distributions'],
    resolvedBy: operationPermissions['Mutation.reprocessDistribution'],
    failed: true,
    href: routes.distributions.href({ status: 'error', period: YEAR }),
  },
  {
    id: 'batches',
    label: texts.batches,
    anyOf: operationPermissions['Query.batches'],
    resolvedBy: operationPermissions['Mutation.reprocessBatch'],
    failed: true,
    href: routes.batches.href({ status: 'error', period: YEAR }),
  },
  {
    id: 'transfers',
    label: texts.transfers,
    anyOf: operationPermissions['Query.transfers'],
    resolvedBy: operationPermissions['Mutation.conciliateTransfer'],
    href: routes.transfers.href({ status: 'pending', period: YEAR }),
  },
  {
    id: 'imports',
    label: texts.imports,
    anyOf: operationPermissions['Query.imports'],
    resolvedBy: operationPermissions['Mutation.approveImport'],
    href: routes.imports.href({ status: 'pending_approved', period: YEAR }),
  },
  {
    id: 'softwareProviderReports',
    label: texts.reports,
    anyOf: operationPermissions['Query.softwareProviderReports'],
    resolvedBy: operationPermissions['Mutation.approveSoftwareProviderReport'],
    href: routes.softwareProviderReports.href({ status: 'pending_approval', period: YEAR }),
  },
  {
    id: 'taxForms',
    label: texts.taxForms,
    anyOf: operationPermissions['Query.taxForms'],
    resolvedBy: operationPermissions['Mutation.presentTaxForm'],
    href: routes.taxForms.href({ status: 'created' }),
  },
];

/** Returns the queues that a person may see and resolve. */
export const workQueuesOf = (held: ReadonlySet<Permission>): readonly WorkQueue[] =>
  workQueues.filter(({ anyOf, resolvedBy }) => holdsAny(held, anyOf) && holdsAny(held, resolvedBy));

type Waiting = NonNullable<WorkQueuesQuery[keyof WorkQueuesQuery]>;

/** Sum of a queue that has more records than one page holds. */
export interface QueueSum {
  readonly totals: readonly Amount[];
  readonly counted: number;
}

/**
 * Returns the amount of a queue as text, with the number of counted records if some are not counted. Empty if no amount
 * is known.
 */
const amountOf = ({ rows, size }: Waiting, sum: QueueSum | null | undefined): string => {
  if (rows.length === size) return totalText(rows.flatMap((row) => ('amount' in row ? [row] : [])));
  // more counted than waiting: some records were resolved after they were added up, so the sum is too high
  if (!sum || sum.counted === 0 || sum.counted > size) return '';
  const total = totalText(sum.totals);
  return sum.counted === size ? total : texts.sumOfPart(total, sum.counted, size);
};

/**
 * Returns amount and age of a queue. The age is in days since the oldest request.
 * @param sum sum of a queue with more records than one page holds
 */
export const amountAndAgeOf = (waiting: Waiting, now: Date, sum?: QueueSum | null): readonly string[] => {
  const [oldest] = waiting.rows;
  if (!oldest) return [];
  const total = amountOf(waiting, sum);
  return [...(total === '' ? [] : [total]), texts.oldest(daysBetween(dayOf(new Date(oldest.since)), dayOf(now)))];
};

/** Returns the variables of the query, which includes only these queues. */
export const variablesOf = (queues: readonly WorkQueue[], now: Date): WorkQueuesQueryVariables => {
  const holds = (id: WorkQueue['id']): boolean => queues.some((queue) => queue.id === id);
  return {
    withWithdrawals: holds('withdrawals'),
    withWithdraws: holds('withdraws'),
    withImports: holds('imports'),
    withDistributions: holds('pendingDistributions') || holds('failedDistributions'),
    withTransfers: holds('transfers'),
    withBatches: holds('batches'),
    withReports: holds('softwareProviderReports'),
    withTaxForms: holds('taxForms'),
    year: daysOf(YEAR, now),
  };
};
