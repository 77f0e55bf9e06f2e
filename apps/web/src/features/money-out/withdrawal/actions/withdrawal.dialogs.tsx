import { accountLine, warningsOf } from '@/domain/destination';
import { useWithdrawalsOut, withdrawalOut } from '@/domain/destination/use-money-out';
import { routes } from '@/domain/routes';
import type { WithdrawalFilter } from '@/shared/apollo/schema-types.generated';
import { bulkAction, bulkDialog } from '@/shared/bulk';
import { entityAction, entityDialogs, reasonFormOf, type UseDialogForm } from '@/shared/change';
import { ABSENT, money } from '@/shared/format';
import type { WithdrawalRowFragment } from '../list/WithdrawalsPage.generated';
import { WithdrawalDetailDialog, withdrawalFields } from '../WithdrawalDetailDialog';
import { actionTexts, bulkActionTexts, detailTexts, dialogTexts } from '../withdrawal.texts';
import { WithdrawalStatusChip } from '../withdrawal.status';
import * as changes from './WithdrawalChanges.generated';

const useRejection = reasonFormOf(dialogTexts.rejectReason);
const useOne: UseDialogForm<changes.WithdrawalForActionFragment, object> = withdrawalOut();
const useMany: UseDialogForm<readonly WithdrawalRowFragment[], object> = useWithdrawalsOut;
const nameOf = ({ collectorId, collectorName }: WithdrawalRowFragment): string => collectorName ?? collectorId;

/** Dialogs of a withdrawal: its actions and its detail (B68, B70, B75). */
export const WithdrawalDialog = entityDialogs({
  query: changes.WithdrawalForActionDocument,
  texts: dialogTexts,
  summaryOf: (entity: changes.WithdrawalForActionFragment) => ({
    title: nameOf(entity),
    amount: money(entity.amount, entity.currencyId),
    status: <WithdrawalStatusChip of={entity} />,
    lastUpdateDate: entity.requestDate,
  }),
  addressOf: ({ id }) => routes.withdrawalHistory.href({ q: id, period: 'ultimos-12-meses' }),
  fields: withdrawalFields,
  actionTexts,
  actions: {
    authorize: entityAction({
      mutation: changes.AuthorizeWithdrawalDocument,
      useForm: useOne,
      // a second dialog reports the result (B368)
      ended: (entity) => [
        [detailTexts.collector, nameOf(entity)],
        [detailTexts.amount, money(entity.amount, entity.currencyId)],
        [detailTexts.account, accountLine(entity.destination)],
        [detailTexts.holder, entity.destination.holder ?? ABSENT],
      ],
    }),
    reject: entityAction({
      mutation: changes.RejectWithdrawalDocument,
      useForm: useRejection,
      danger: true,
      movesMoney: true, // a rejection ends the collector's claim to the money
    }),
  },
  others: { detail: WithdrawalDetailDialog },
});

/** Dialogs of the bulk actions on withdrawals (B65). */
export const WithdrawalBulkDialog = bulkDialog<WithdrawalRowFragment, WithdrawalFilter, 'authorize' | 'reject'>({
  labelOf: (row) => `${nameOf(row)} · ${row.destination.account} · ${row.id}`,
  statusOf: (row) => <WithdrawalStatusChip of={row} />,
  warningsOf: ({ destination }) => warningsOf(destination),
  columns: [
    { header: 'ENTIDAD', valueOf: ({ collectorId }) => collectorId },
    { header: 'CUENTA DE DESTINO', valueOf: ({ destination }) => destination.account },
  ],
  matching: changes.WithdrawalSelectionDocument,
  actions: {
    authorize: bulkAction({
      mutation: changes.AuthorizeWithdrawalDocument,
      useForm: useMany,
      ...bulkActionTexts.authorize,
      movesMoney: true,
      file: 'retiros-autorizados',
    }),
    reject: bulkAction({
      mutation: changes.RejectWithdrawalDocument,
      useForm: useRejection,
      ...bulkActionTexts.reject,
      detail: dialogTexts.rejectMany,
      movesMoney: true, // a rejection ends the collectors' claims to the money
      file: 'retiros-rechazados',
      danger: true,
    }),
  },
});
