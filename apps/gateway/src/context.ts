import type { Permission } from '@backoffice/schema/roles';
import type { Activity } from './activity/activity.ts';
import type { Viewer } from './auth/viewer.ts';
import type { BulkRuns } from './bulk-runs/bulk-runs.ts';
import type { ChangeKeys } from './changes/change-keys.ts';
import type { ChangeNotes } from './changes/perform.ts';
import type { IssueLinks } from './files/issue-links.ts';
import type { IsHoliday } from './holidays.ts';
import type { ActionAsker } from './module-kit/change/action-rules.ts';
import type { Sources } from './modules/sources.generated.ts';
import type { RequestRecord } from './observability/request-record.ts';
import type { RequestTrail } from './observability/audit/request-trail.ts';
import type { Personal } from './personal/personal.ts';
import type { TellOpen } from './shared-memory/open-records.ts';

/** Context of a request, for its resolvers. */
export interface GatewayContext extends IssueLinks {
  readonly viewer: Viewer;
  /** Asks if the person holds any one of these. */
  readonly can: (...anyOf: Permission[]) => boolean;
  /** Gives the person and the moment for which actions are decided. */
  readonly asker: () => ActionAsker;
  /** Says whether two people must take part in what moves money (`FOUR_EYES`). */
  readonly twoPeople: boolean;
  /** Says whether the payment service lists refunds (`PAYMENT_LISTS_REFUNDS`). */
  readonly listsRefunds: boolean;
  /** Clock of the gateway; tests set it. */
  readonly now: () => Date;
  /** Calendar of the installation. */
  readonly isHoliday: IsHoliday;
  /** The services, by module. Made anew for each request: nothing that depends on the person is shared. */
  readonly sources: Sources;
  /** Keys of the changes of this gateway. */
  readonly changes: ChangeKeys;
  /** Record of this request, for its log line and the metrics. */
  readonly record: RequestRecord;
  /** Record of this request, for the audit trail. */
  readonly trail: RequestTrail;
  /** Store of who did what, where this installation keeps it. */
  readonly activity: Pick<Activity, 'edits' | 'read' | 'readAll' | 'settle' | 'state'>;
  /** Settings and saved views of people, where this installation keeps them. */
  readonly personal: Personal;
  /** Reports that a person has a record open. */
  readonly tellOpen: TellOpen;
  /** Bulk runs of people, where this installation keeps them. */
  readonly bulkRuns: BulkRuns;
  /** Of the one change that a mutation makes; each mutation of a request has its own. */
  readonly notes: ChangeNotes;
}
