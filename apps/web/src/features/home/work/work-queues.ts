import { operationPermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import { routes } from '@/domain/routes';
import { holdsAny } from '@/shared/auth/permissions';
import { daysOf } from '@/shared/period/chosen-period';
import type { WorkQueuesQuery, WorkQueuesQueryVariables } from './WorkQueues.generated';
import { workTexts as texts } from './work.texts';

/** Things that wait for somebody: the total of a list, which the address opens with the same filters. */
export interface WorkQueue {
  /** Its field in the query. */
  readonly id: keyof WorkQueuesQuery;
  readonly label: string;
  readonly anyOf: readonly Permission[];
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
    href: routes.withdrawals.href({ status: 'pending_authorization' }),
  },
  {
    id: 'pendingDistributions',
    label: texts.pendingDistributions,
    anyOf: operationPermissions['Query.distributions'],
    href: routes.distributions.href({ status: 'authorization_pending', period: YEAR }),
  },
  {
    id: 'failedDistributions',
    label: texts.failedDistributions,
    anyOf: operationPermissions['Query.distributions'],
    failed: true,
    href: routes.distributions.href({ status: 'error', period: YEAR }),
  },
  {
    id: 'batches',
    label: texts.batches,
    anyOf: operationPermissions['Query.batches'],
    failed: true,
    href: routes.batches.href({ status: 'error', period: YEAR }),
  },
  {
    id: 'transfers',
    label: texts.transfers,
    anyOf: operationPermissions['Query.transfers'],
    href: routes.transfers.href({ status: 'pending', period: YEAR }),
  },
  {
    id: 'imports',
    label: texts.imports,
    anyOf: operationPermissions['Query.imports'],
    href: routes.imports.href({ status: 'pending_approved', period: YEAR }),
  },
  {
    id: 'softwareProviderReports',
    label: texts.reports,
    anyOf: operationPermissions['Query.softwareProviderReports'],
    href: routes.softwareProviderReports.href({ status: 'pending_approval', period: YEAR }),
  },
  {
    id: 'taxForms',
    label: texts.taxForms,
    anyOf: operationPermissions['Query.taxForms'],
    href: routes.taxForms.href({ status: 'created' }),
  },
  {
    id: 'exports',
    label: texts.exports,
    anyOf: operationPermissions['Query.exports'],
    href: routes.exports.href({ status: 'finished', period: WEEK }),
  },
];

/** Work that waits for a person with these permissions, in its order. */
export const workQueuesOf = (held: ReadonlySet<Permission>): readonly WorkQueue[] =>
  workQueues.filter(({ anyOf }) => holdsAny(held, anyOf));

/** Asks for these alone: nothing is looked up for the others. */
export const variablesOf = (queues: readonly WorkQueue[], now: Date): WorkQueuesQueryVariables => {
  const holds = (id: WorkQueue['id']): boolean => queues.some((queue) => queue.id === id);
  return {
    withWithdrawals: holds('withdrawals'),
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
