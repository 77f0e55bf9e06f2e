import type { Permission } from '@backoffice/schema/roles';
import type { Activity } from './activity/activity.ts';
import type { Viewer } from './auth/viewer.ts';
import type { BulkRuns } from './bulk-runs/bulk-runs.ts';
import type { ChangeKeys } from './changes/change-keys.ts';
import type { ChangeNotes } from './changes/perform.ts';
import type { IssueLinks } from './files/issue-links.ts';
import type { IsHoliday } from './holidays.ts';
import type { ActionAsker } from './module-kit/change/action-rules.ts';
import type { ListSums } from './module-kit/list/list-sums.ts';
import type { Sources } from './modules/sources.generated.ts';
import type { RequestRecord } from './observability/request-record.ts';
import type { RequestTrail } from './observability/audit/request-trail.ts';
import type { Personal } from './personal/personal.ts';
import type { ReportPresence } from './shared-memory/presence.ts';

/** Context of a request, for its resolvers. */
export interface GatewayContext extends IssueLinks {
  readonly viewer: Viewer;
  /** Checks that the person has at least one of the permissions. */
  readonly can: (...anyOf: Permission[]) => boolean;
  /** Returns the person, the time and the rules by which actions are decided. */
  readonly asker: () => ActionAsker;
  /** True when the rule of two people is on (`FOUR_EYES`). */
  readonly twoPeople: boolean;
  /** True when the payment service lists refunds (`PAYMENT_LISTS_REFUNDS`). */
  readonly listsRefunds: boolean;
  /** Clock of the gateway; tests set it. */
  readonly now: () => Date;
  /** Tells if a day is a holiday of this installation. */
  readonly isHoliday: IsHoliday;
  /** Clients of services, by module. They are created for each request, so that requests do not share their data. */
  readonly sources: Sources;
  /** Headers of all calls for this request. A file that is created later needs them. */
  readonly upstreamHeaders: Readonly<Record<string, string>>;
  /** Sums of lists, which all requests of this gateway share. */
  readonly listSums: ListSums;
  /** Idempotency keys of the changes of this gateway. */
  readonly changes: ChangeKeys;
  /** Record of this request, for its log line and the metrics. */
  readonly record: RequestRecord;
  /** Record of this request, for the audit trail. */
  readonly trail: RequestTrail;
  /** Store of the audit events, if this installation has one. */
  readonly activity: Pick<
    Activity,
    'countNotes' | 'edits' | 'read' | 'readAll' | 'readColleagues' | 'readDecisions' | 'readTakes' | 'flush' | 'state'
  >;
  /** Settings and saved views of people, if this installation has a store. */
  readonly personal: Personal;
  /** Reports that a person has a record open. */
  readonly reportPresence: ReportPresence;
  /** Bulk runs of people, if this installation has a store. */
  readonly bulkRuns: BulkRuns;
  /** Notes of the change that a mutation makes. Each mutation of a request has its own. */
  readonly notes: ChangeNotes;
}
