import { routes } from '@/domain/routes';
import type { DistributionFilter } from '@/shared/apollo/schema-types.generated';
import { bulkAction, bulkDialog } from '@/shared/bulk';
import { entityAction, entityDialogs, reasonFormOf, type UseDialogForm } from '@/shared/change';
import { money } from '@/shared/format';
import { actionTexts, bulkTexts, dialogTexts } from '../distribution.texts';
import { distributionFields } from '../detail/distribution.fields';
import { DistributionStatusChip } from '../distribution.status';
import type { DistributionRowFragment } from '../list/DistributionsPage.generated';
import * as changes from './DistributionChanges.generated';
import { useDistributionOut, useDistributionsOut } from './use-distribution-out';

const useOne: UseDialogForm<changes.DistributionForActionFragment, object> = useDistributionOut;
const nameOf = ({ collectorId, collectorName }: DistributionRowFragment): string => collectorName ?? collectorId;

/** Dialogs of a distribution (B206, B207). */
export const DistributionDialog = entityDialogs({
  query: changes.DistributionForActionDocument,
  texts: dialogTexts,
  summaryOf: (entity: changes.DistributionForActionFragment) => ({
    title: nameOf(entity),
    amount: money(entity.totalAmount, entity.currencyId),
    status: <DistributionStatusChip of={entity} />,
    lastUpdateDate: entity.requestDate,
    version: entity.version,
  }),
  addressOf: ({ id, paymentId }) => routes.distributions.href({ q: paymentId, ver: id }),
  fields: distributionFields,
  actionTexts,
  actions: {
    approve: entityAction({ mutation: changes.ApproveDistributionDocument, useForm: useOne, movesMoney: true }),
    reject: entityAction({
      mutation: changes.RejectDistributionDocument,
      useForm: reasonFormOf(),
      danger: true,
      movesMoney: true, // a rejection ends the claims to the money
    }),
    reprocess: entityAction({ mutation: changes.ReprocessDistributionDocument, useForm: useOne, movesMoney: true }),
  },
});

/** Dialog of the bulk actions. */
export const DistributionBulkDialog = bulkDialog<DistributionRowFragment, DistributionFilter, keyof typeof bulkTexts>({
  labelOf: (row) => `${nameOf(row)} · ${row.id}`,
  statusOf: (row) => <DistributionStatusChip of={row} />,
  columns: [
    { header: 'ENTIDAD', valueOf: ({ collectorId }) => collectorId },
    { header: 'PAGO', valueOf: ({ paymentId }) => paymentId },
  ],
  matching: changes.DistributionSelectionDocument,
  actions: {
    approve: bulkAction({
      mutation: changes.ApproveDistributionDocument,
      useForm: useDistributionsOut,
      ...bulkTexts.approve,
      movesMoney: true,
      file: 'distribuciones-autorizadas',
    }),
    reprocessOfMany: bulkAction({
      mutation: changes.ReprocessDistributionDocument,
      useForm: useDistributionsOut,
      ...bulkTexts.reprocessOfMany,
      movesMoney: true,
      file: 'distribuciones-reprocesadas',
    }),
  },
});
