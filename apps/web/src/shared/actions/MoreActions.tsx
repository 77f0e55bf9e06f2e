import MoreVert from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { ActionItems } from './ActionItems';
import { actionsTexts as texts } from './actions.texts';
import type { OfferedAction } from './offered-actions';

/** The actions that have no room in the toolbar, and those that cannot be done now. */
export const MoreActions = ({ actions }: { readonly actions: readonly OfferedAction[] }) => {
  const buttonId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={texts.more}>
        <IconButton
          id={buttonId}
          aria-label={texts.more}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreVert />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          list: { 'aria-labelledby': buttonId, disabledItemsFocusable: true },
          paper: { sx: { width: 300 } },
        }}
      >
        <ActionItems actions={actions} onDone={close} />
      </Menu>
    </>
  );
};
