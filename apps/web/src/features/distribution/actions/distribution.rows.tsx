import { operationPermissions } from '@backoffice/schema/permissions';
import Replay from '@mui/icons-material/ReplayRounded';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { OfferedRowMenu, useOpenAction } from '@/shared/actions';
import type { DistributionFilter } from '@/shared/apollo/schema-types.generated';
import { createBulk } from '@/shared/bulk';
import { actionTexts, distribution, distributionsTexts as texts } from '../distribution.texts';
import type { DistributionRowFragment } from '../list/DistributionsPage.generated';
import { useShown } from '../use-shown';
import { useOfferedDistributionActions } from './distribution.actions';

interface RowProps {
  readonly row: DistributionRowFragment;
}

/** Whether the list itself offers to process it again: what waits is offered in its detail alone (CON-14). */
const isReprocessedInList = ({ status, bulkActions }: DistributionRowFragment): boolean =>
  (status === 'ERROR' || status === 'REJECTED') &&
  bulkActions.some(({ name, allowed }) => name === 'reprocess' && allowed);

/** The menu of a distribution in the list, and the button that processes it again (B151). */
export const DistributionRowMenu = ({ row }: RowProps) => {
  const open = useOpenAction();
  const [, show] = useShown();
  const actions = row.bulkActions.filter(({ name }) => name !== 'reprocess' || isReprocessedInList(row));
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', height: '100%' }}>
      {isReprocessedInList(row) && (
        <Tooltip title={texts.reprocess}>
          <IconButton size="small" aria-label={`${texts.reprocess} ${row.id}`} onClick={() => open('reprocess', row)}>
            <Replay fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <OfferedRowMenu
        row={{ ...row, bulkActions: actions }}
        texts={texts}
        useOfferedActions={useOfferedDistributionActions}
        before={({ onClose }) => (
          <MenuItem
            onClick={() => {
              onClose();
              show(row.id);
            }}
          >
            <ListItemIcon>
              <Visibility fontSize="small" />
            </ListItemIcon>
            {texts.seeDetail}
          </MenuItem>
        )}
      />
    </Box>
  );
};

/** Hook of the authorization of the selected distributions. */
export const useDistributionBulk = createBulk<DistributionRowFragment, DistributionFilter, 'approve'>({
  noun: distribution,
  amountOf: ({ totalAmount, currencyId }) => ({ amount: totalAmount, currencyId }),
  anyOf: operationPermissions['Mutation.approveDistribution'],
  labels: { approve: actionTexts.approve.label },
  load: async () => (await import('./distribution.dialogs')).DistributionBulkDialog,
});
