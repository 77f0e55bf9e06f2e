import MoreVert from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { paymentDetailTexts } from '../detail.texts';
import type { ToolbarAction } from './toolbar-action';

const texts = paymentDetailTexts.actions;

interface ActionItemProps {
  readonly action: ToolbarAction;
  readonly onDone: () => void;
}

/** One action as a line of the menu, its reason below it when it is refused. */
const ActionItem = ({ action: { label, icon, refusal, effect }, onDone }: ActionItemProps) => {
  const content = (
    <>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText primary={label} secondary={refusal} slotProps={{ secondary: { sx: { whiteSpace: 'normal' } } }} />
    </>
  );
  if (refusal !== undefined)
    return (
      <MenuItem aria-disabled sx={{ color: 'text.disabled', cursor: 'not-allowed' }}>
        {content}
      </MenuItem>
    );
  if ('href' in effect)
    return (
      <MenuItem component="a" href={effect.href} target="_blank" rel="noopener noreferrer" onClick={onDone}>
        {content}
      </MenuItem>
    );
  const run = () => {
    onDone();
    effect.run();
  };
  return <MenuItem onClick={run}>{content}</MenuItem>;
};

/** The actions that have no room in the toolbar. */
export const MoreActions = ({ actions }: { readonly actions: readonly ToolbarAction[] }) => {
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
        slotProps={{ list: { 'aria-labelledby': buttonId }, paper: { sx: { maxWidth: 320 } } }}
      >
        {actions.map((action) => (
          <ActionItem key={action.name} action={action} onDone={close} />
        ))}
      </Menu>
    </>
  );
};
