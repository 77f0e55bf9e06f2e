import { operationPermissions } from '@backoffice/schema/permissions';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import { createEntityActions } from '@/shared/actions';
import type { TransferFilter } from '@/shared/apollo/schema-types.generated';
import { createBulk } from '@/shared/bulk';
import type { TransferRowFragment } from '../list/TransfersPage.generated';
import { conciliateTexts, transfer } from '../transfer.texts';

/** Actions of transfers for row menu and dialog: `?accion=conciliate&transferencia=…`. */
export const transferActions = createEntityActions({
  parameter: 'transferencia',
  actions: { conciliate: { label: conciliateTexts.label, icon: <Handshake /> } },
  load: async () => (await import('./transfer.dialogs')).TransferDialog,
});

/** Bulk action that conciliates the selected transfers. */
export const transferBulk = createBulk<TransferRowFragment, TransferFilter, 'conciliate'>({
  noun: transfer,
  amountOf: (row) => row,
  anyOf: operationPermissions['Mutation.conciliateTransfer'],
  main: 'conciliate',
  labels: { conciliate: conciliateTexts.label },
  load: async () => (await import('./transfer.dialogs')).TransferBulkDialog,
});
