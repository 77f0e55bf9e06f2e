import Replay from '@mui/icons-material/ReplayRounded';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { copyLine, offerOf } from '@/shared/actions';
import { distributionActions } from '../actions/distribution.actions';
import { distributionsTexts as texts } from '../distribution.texts';
import { useShownRow } from '@/shared/list';
import type { DistributionRowFragment } from './DistributionsPage.generated';

interface RowProps {
  readonly row: DistributionRowFragment;
}

/**
 * Returns true if the list offers to reprocess the distribution. A distribution with the status `PENDING` is
 * reprocessed in its detail only (CON-14).
 */
const isReprocessedInList = ({ bulkActions }: DistributionRowFragment): boolean =>
  offerOf(bulkActions, 'reprocessOfMany')?.allowed === true;

/** Button that reprocesses a distribution (B151). */
const ReprocessButton = ({ row: { id } }: RowProps) => {
  const open = distributionActions.useOpenAction();
  return (
    <Tooltip title={texts.reprocess}>
      <IconButton
        size="small"
        aria-label={`${texts.reprocess} ${id}`}
        onClick={() => open({ action: 'reprocess', id })}
      >
        <Replay fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};

/** Menu of a distribution in the list, beside the button that reprocesses it if the list offers that. */
export const DistributionRowMenu = ({ row }: RowProps) => {
  const { id, bulkActions } = row;
  const { show } = useShownRow();
  const isReprocessed = isReprocessedInList(row);
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', height: '100%' }}>
      {isReprocessed && <ReprocessButton row={row} />}
      <distributionActions.RowMenu
        id={id}
        entity={{ id, availableActions: bulkActions.filter(({ name }) => name !== 'reprocess' || isReprocessed) }}
        label={texts.actionsOf(id)}
        lines={() => [{ label: texts.seeDetail, icon: <Visibility />, run: () => show(id) }, copyLine(texts, id)]}
      />
    </Box>
  );
};
