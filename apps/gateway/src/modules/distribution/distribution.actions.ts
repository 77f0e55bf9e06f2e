import { actionsOf } from '../../module-kit/change/action-rules.ts';
import type { DistributionDetailParent, DistributionParent } from './distribution.mappers.ts';
import { reasons, type ReasonCode } from './distribution.texts.ts';

const waiting = ({ status }: DistributionParent): ReasonCode | undefined =>
  status === 'AUTHORIZATION_PENDING' ? undefined : 'not_waiting';

/** Money goes to every part that is not paid, so none may go to an account that cannot be. */
const unpayable = ({ destinations }: DistributionParent): ReasonCode | undefined =>
  (
    {
      right: undefined,
      wrong: 'destination_invalid',
      excessive: 'parts_exceed_total',
      unread: 'destinations_unread',
    } as const
  )[destinations];

/** Statuses of what the list processes again: what waits is processed from its detail alone (CON-14). */
const reprocessableInList: ReadonlySet<string> = new Set(['REJECTED', 'ERROR']);
const reprocessable: ReadonlySet<string> = new Set(['REJECTED', 'ERROR', 'PENDING']);
const editable: ReadonlySet<string> = new Set(['ERROR', 'PENDING', 'REJECTED', 'MANUAL', 'DEFERRED']);

const notEditable = ({ status }: DistributionDetailParent): ReasonCode | undefined =>
  editable.has(status) ? undefined : 'not_editable';

const editingPermission = ({ isScheduled }: DistributionDetailParent) =>
  isScheduled ? 'DISTRIBUTION_SCHEDULED_UPDATE' : 'DISTRIBUTION_UPDATE';

/** Every action of a distribution by its name (B206, B207). */
export const distributionActions = actionsOf<DistributionParent>()(reasons, {
  approve: { permission: 'DISTRIBUTION_UPDATE', refusal: (given) => waiting(given) ?? unpayable(given) },
  reject: { permission: 'DISTRIBUTION_UPDATE', refusal: waiting },
  reprocess: {
    permission: 'DISTRIBUTION_UPDATE',
    refusal: (given) => (reprocessable.has(given.status) ? unpayable(given) : 'not_reprocessable'),
  },
  reprocessOfMany: {
    permission: 'DISTRIBUTION_UPDATE',
    refusal: (given) => (reprocessableInList.has(given.status) ? unpayable(given) : 'not_failed'),
  },
});

/** Every action of a part by its name (B208, B209). */
export const detailActions = actionsOf<DistributionDetailParent>()(reasons, {
  edit: { permission: editingPermission, refusal: notEditable },
  force: {
    // to force is to save an edit, which has a permission of its own
    permission: (detail) => ['DISTRIBUTION_FORCE', editingPermission(detail)],
    refusal: notEditable,
  },
  sendReceipt: {
    permission: 'DISTRIBUTION_UPDATE',
    refusal: ({ status }) => (status === 'SUCCESS' ? undefined : 'not_paid'),
  },
});
