import { useState } from 'react';
import { routes } from '@/domain/routes';
import type { TransferFilter } from '@/shared/apollo/schema-types.generated';
import { bulkActionByRow, bulkDialog } from '@/shared/bulk';
import { entityAction, entityDialogs, type UseDialogForm } from '@/shared/change';
import { ABSENT, cuit, money } from '@/shared/format';
import type { TransferRowFragment } from '../list/TransfersPage.generated';
import { bulkTitles, conciliateTexts, dialogTexts } from '../transfer.texts';
import { TransferStatusChip } from '../transfer.status';
import { MatchedPayment } from './MatchedPayment';
import { transferFields } from './transfer.fields';
import { useConciliations } from './use-conciliations';
import * as changes from './TransferChanges.generated';

interface Accepted {
  readonly acceptedDifference: string | null;
}

/**
 * Form of a conciliation. Its button is enabled once the payment is shown, because the person accepts the difference
 * between the two amounts.
 */
const useConciliation: UseDialogForm<changes.TransferForActionFragment, Accepted> = (transfer, submit) => {
  const [seen, setSeen] = useState<string>();
  const { id, version, paymentId, difference } = transfer;
  const shown = `${id} ${String(version)}`;
  return {
    valid: seen === shown,
    onSubmit: () => submit({ acceptedDifference: difference }),
    fields: paymentId !== null && (
      <MatchedPayment transfer={transfer} paymentId={paymentId} onSeen={() => setSeen(shown)} />
    ),
  };
};

const mutation = changes.ConciliateTransferDocument;

/** Dialog that conciliates a transfer (B167). */
export const TransferDialog = entityDialogs({
  query: changes.TransferForActionDocument,
  texts: dialogTexts,
  summaryOf: (entity) => ({
    title: dialogTexts.from(cuit(entity.payerCuit)),
    amount: money(entity.amount, entity.currencyId),
    status: <TransferStatusChip of={entity} />,
    lastUpdateDate: entity.requestDate,
  }),
  addressOf: ({ id }) => routes.transfers.href({ q: id, status: 'todos', period: 'ultimos-12-meses' }),
  fields: transferFields,
  actionTexts: { conciliate: conciliateTexts },
  actions: { conciliate: entityAction({ mutation, useForm: useConciliation, movesMoney: true }) },
});

/** Dialog that conciliates many transfers. */
export const TransferBulkDialog = bulkDialog<TransferRowFragment, TransferFilter, 'conciliate'>({
  labelOf: (row) => [cuit(row.payerCuit), row.destinationTransferId, row.paymentId].filter(Boolean).join(' · '),
  statusOf: (row) => <TransferStatusChip of={row} />,
  columns: [
    { header: 'CUIT', valueOf: ({ payerCuit }) => payerCuit },
    { header: 'ID DEL PAGO', valueOf: ({ paymentId }) => paymentId ?? ABSENT },
  ],
  matching: changes.TransferSelectionDocument,
  actions: {
    conciliate: bulkActionByRow({
      mutation,
      useForm: useConciliations,
      ...bulkTitles.conciliate,
      movesMoney: true,
      file: 'transferencias-conciliadas',
    }),
  },
});
