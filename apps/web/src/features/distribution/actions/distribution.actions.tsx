import { operationPermissions } from '@backoffice/schema/permissions';
import Block from '@mui/icons-material/BlockRounded';
import Check from '@mui/icons-material/CheckRounded';
import Edit from '@mui/icons-material/EditOutlined';
import MailOutline from '@mui/icons-material/MailOutlineRounded';
import Replay from '@mui/icons-material/ReplayRounded';
import { createEntityActions } from '@/shared/actions';
import type { DistributionFilter } from '@/shared/apollo/schema-types.generated';
import { createBulk } from '@/shared/bulk';
import type { DistributionRowFragment } from '../list/DistributionsPage.generated';
import { actionTexts, detailActionTexts, distribution, type bulkTexts } from '../distribution.texts';

/** Actions of distributions for row menu, detail and dialogs: `?accion=approve&distribucion=…`. */
export const distributionActions = createEntityActions({
  parameter: 'distribucion',
  actions: {
    approve: { label: actionTexts.approve.label, icon: <Check /> },
    reject: { label: actionTexts.reject.label, icon: <Block /> },
    reprocess: { label: actionTexts.reprocess.label, icon: <Replay /> },
  },
  nextOf: () => ['approve', 'reprocess'],
  load: async () => (await import('./distribution.dialogs')).DistributionDialog,
});

/** Actions of parts: `?accion=edit&destino=…`. `partAddress` joins both identifiers of a part for the address. */
export const partActions = createEntityActions({
  parameter: 'destino',
  actions: {
    edit: { label: detailActionTexts.edit.label, icon: <Edit /> },
    sendReceipt: { label: detailActionTexts.sendReceipt.label, icon: <MailOutline /> },
  },
  load: async () => (await import('./part.dialogs')).PartDialog,
});

/** Bulk actions on the selected distributions. */
export const distributionBulk = createBulk<DistributionRowFragment, DistributionFilter, keyof typeof bulkTexts>({
  noun: distribution,
  amountOf: ({ totalAmount, currencyId }) => ({ amount: totalAmount, currencyId }),
  anyOf: [
    ...operationPermissions['Mutation.approveDistribution'],
    ...operationPermissions['Mutation.reprocessDistribution'],
  ],
  main: 'approve',
  labels: { approve: actionTexts.approve.label, reprocessOfMany: actionTexts.reprocess.label },
  load: async () => (await import('./distribution.dialogs')).DistributionBulkDialog,
});
