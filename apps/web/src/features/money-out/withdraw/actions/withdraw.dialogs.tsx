import { warningsOf } from '@/domain/destination';
import { useWithdrawalsOut, withdrawalOut } from '@/domain/destination/use-money-out';
import { routes } from '@/domain/routes';
import type { WithdrawFilter } from '@/shared/apollo/schema-types.generated';
import { BULK_WIDTH, bulkAction, bulkDialog } from '@/shared/bulk';
import { confirmation, entityAction, entityDialogs, reasonFormOf, type UseDialogForm } from '@/shared/change';
import { ABSENT, money } from '@/shared/format';
import type { WithdrawRowFragment } from '../list/WithdrawsPage.generated';
import { actionTexts, bulkTitles, dialogTexts } from '../withdraw.texts';
import { WithdrawDetailDialog } from '../WithdrawDetailDialog';
import { WithdrawStatusChip } from '../withdraw.status';
import { withdrawFields } from './withdraw.fields';
import * as changes from './WithdrawChanges.generated';

const useRejection = reasonFormOf(dialogTexts.rejectReason);
const useOne: UseDialogForm<changes.WithdrawForActionFragment, object> = withdrawalOut(actionTexts.transfer.of);
const useMany: UseDialogForm<readonly WithdrawRowFragment[], object> = useWithdrawalsOut;
const nameOf = ({ collectorId, collectorName }: WithdrawRowFragment): string => collectorName ?? collectorId;

/** Dialogs of a withdraw (B61, B172, B231). */
export const WithdrawDialog = entityDialogs({
  query: changes.WithdrawForActionDocument,
  texts: dialogTexts,
  summaryOf: (entity: changes.WithdrawForActionFragment) => ({
    title: nameOf(entity),
    amount: money(entity.amount, entity.currencyId),
    status: <WithdrawStatusChip of={entity} />,
    lastUpdateDate: entity.requestDate,
  }),
  addressOf: ({ id }) =>
    routes.allWithdrawals.href({ vista: 'por-lote', q: id, status: 'todos', period: 'ultimos-12-meses' }),
  fields: withdrawFields,
  actionTexts,
  actions: {
    transfer: entityAction({ mutation: changes.TransferWithdrawDocument, useForm: useOne, width: BULK_WIDTH }),
    reject: entityAction({
      mutation: changes.RejectWithdrawDocument,
      useForm: useRejection,
      danger: true,
      movesMoney: true, // a rejection ends the collector's claim to the money
    }),
    reexport: entityAction({ mutation: changes.ReexportWithdrawDocument, useForm: confirmation() }),
  },
  others: { detail: WithdrawDetailDialog },
});

/** Dialogs of the bulk actions on withdraws. */
export const WithdrawBulkDialog = bulkDialog<WithdrawRowFragment, WithdrawFilter, 'transfer' | 'reject'>({
  labelOf: (row) => [nameOf(row), row.destination?.account, row.id].filter(Boolean).join(' · '),
  statusOf: (row) => <WithdrawStatusChip of={row} />,
  warningsOf: ({ destination }) => (destination === null ? [] : warningsOf(destination)),
  columns: [
    { header: 'ENTIDAD', valueOf: ({ collectorId }) => collectorId },
    { header: 'CUENTA DE DESTINO', valueOf: ({ destination }) => destination?.account ?? ABSENT },
  ],
  matching: changes.WithdrawSelectionDocument,
  actions: {
    transfer: bulkAction({
      mutation: changes.TransferWithdrawDocument,
      useForm: useMany,
      ...bulkTitles.transfer,
      movesMoney: true,
      file: 'retiros-transferidos',
    }),
    reject: bulkAction({
      mutation: changes.RejectWithdrawDocument,
      useForm: useRejection,
      ...bulkTitles.reject,
      detail: dialogTexts.rejectMany,
      movesMoney: true, // a rejection ends the collectors' claims to the money
      file: 'retiros-rechazados',
      danger: true,
    }),
  },
});
