import { actionsOf } from '../../module-kit/change/action-rules.ts';
import type { DistributionDetailParent, DistributionParent } from './distribution.mappers.ts';
import { reasons, type ReasonCode } from './distribution.texts.ts';

const unlessWaiting = ({ status }: DistributionParent): ReasonCode | undefined =>
  status === 'AUTHORIZATION_PENDING' ? undefined : 'not_waiting';

/** Refuses to send money when an unpaid part is invalid, or when the parts exceed the total or could not be read. */
const unpayable = ({ destinations }: DistributionParent): ReasonCode | undefined =>
  (
    {
      right: undefined,
      wrong: 'destination_invalid',
      excessive: 'parts_exceed_total',
      unread: 'destinations_unread',
    } as const
  )[destinations];

/** Statuses that a bulk action may reprocess. A pending distribution is reprocessed from its detail only (CON-14). */
const reprocessableInList: ReadonlySet<string> = new Set(['REJECTED', 'ERROR']);
const reprocessable: ReadonlySet<string> = new Set(['REJECTED', 'ERROR', 'PENDING']);
const editable: ReadonlySet<string> = new Set(['ERROR', 'PENDING', 'REJECTED', 'MANUAL', 'DEFERRED']);

const unlessEditable = ({ status }: DistributionDetailParent): ReasonCode | undefined =>
  editable.has(status) ? undefined : 'not_editable';

const editingPermission = ({ isScheduled }: DistributionDetailParent) =>
  isScheduled ? 'DISTRIBUTION_SCHEDULED_UPDATE' : 'DISTRIBUTION_UPDATE';

/** Rules of the actions of a distribution (B206, B207). */
export const distributionActions = actionsOf<DistributionParent>()(reasons, {
  approve: { permission: 'DISTRIBUTION_UPDATE', refusal: (given) => unlessWaiting(given) ?? unpayable(given) },
  reject: { permission: 'DISTRIBUTION_UPDATE', refusal: unlessWaiting },
  reprocess: {
    permission: 'DISTRIBUTION_UPDATE',
    refusal: (given) => (reprocessable.has(given.status) ? unpayable(given) : 'not_reprocessable'),
  },
  reprocessOfMany: {
    permission: 'DISTRIBUTION_UPDATE',
    refusal: (given) => (reprocessableInList.has(given.status) ? unpayable(given) : 'not_failed'),
  },
});

/** Rules of the actions of a part (B208, B209). */
export const detailActions = actionsOf<DistributionDetailParent>()(reasons, {
  edit: { permission: editingPermission, refusal: unlessEditable },
  force: {
    // forcing saves an edit, so it requires the permission to edit, too
    permission: (detail) => ['DISTRIBUTION_FORCE', editingPermission(detail)],
    refusal: unlessEditable,
  },
  sendReceipt: {
    permission: 'DISTRIBUTION_UPDATE',
    refusal: ({ status }) => (status === 'SUCCESS' ? undefined : 'not_paid'),
  },
});
