import { operationPermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import { routes } from '@/domain/routes';
import { holdsAny } from '@/shared/auth/permissions';
import { dayOf, daysBetween, totalText } from '@/shared/format';
import { daysOf } from '@/shared/period/chosen-period';
import type { WorkQueuesQuery, WorkQueuesQueryVariables } from './WorkQueues.generated';
import { workTexts as texts } from './work.texts';

/** Things that wait for somebody: the total of a list, which the address opens with the same filters. */
export interface WorkQueue {
  /** Its field in the query. */
  readonly id: keyof WorkQueuesQuery;
  readonly label: string;
  readonly anyOf: readonly Permission[];
  /** Permissions of which any one resolves it: what a person can do stands before what they can only look at. */
  readonly resolvedBy: readonly Permission[];
  /** True when something went wrong with its records. */
  readonly failed?: boolean;
  readonly href: string;
}

/** Work is not forgotten with the end of a month; a file that is ready is looked for in the days after it was ordered. */
const YEAR = 'ultimos-12-meses';
const WEEK = 'ultimos-7-dias';

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
  {
    id: 'exports',
    label: texts.exports,
    anyOf: operationPermissions['Query.exports'],
    resolvedBy: operationPermissions['Query.exports'],
    href: routes.exports.href({ status: 'finished', period: WEEK }),
  },
];

/** Work that waits for a person with these permissions: first what they resolve, then what they only look at. */
export const workQueuesOf = (held: ReadonlySet<Permission>): readonly WorkQueue[] => {
  const seen = workQueues.filter(({ anyOf }) => holdsAny(held, anyOf));
  const resolves = ({ resolvedBy }: WorkQueue): boolean => holdsAny(held, resolvedBy);
  return [...seen.filter(resolves), ...seen.filter((queue) => !resolves(queue))];
};

type Waiting = NonNullable<WorkQueuesQuery[keyof WorkQueuesQuery]>;

/** Sum of them where all are known, for a part of them is no sum; and days since the oldest was requested. */
export const weightOf = ({ rows, size }: Waiting, now: Date): readonly string[] => {
  const [oldest] = rows;
  if (!oldest) return [];
  const amounts = rows.flatMap((row) => ('amount' in row ? [row] : []));
  const total = rows.length < size ? '' : totalText(amounts);
  return [...(total === '' ? [] : [total]), texts.oldest(daysBetween(dayOf(new Date(oldest.since)), dayOf(now)))];
};

/** Asks for these alone: nothing is looked up for the others. */
export const variablesOf = (queues: readonly WorkQueue[], now: Date): WorkQueuesQueryVariables => {
  const holds = (id: WorkQueue['id']): boolean => queues.some((queue) => queue.id === id);
  return {
    withWithdrawals: holds('withdrawals'),
    withWithdraws: holds('withdraws'),
    withImports: holds('imports'),
    withDistributions: holds('pendingDistributions'),
    withTransfers: holds('transfers'),
    withBatches: holds('batches'),
    withReports: holds('softwareProviderReports'),
    withTaxForms: holds('taxForms'),
    withExports: holds('exports'),
    year: daysOf(YEAR, now),
    week: daysOf(WEEK, now),
  };
};
