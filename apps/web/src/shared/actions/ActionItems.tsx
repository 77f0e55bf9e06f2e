import type { ApolloClient } from '@apollo/client';
import HelpOutline from '@mui/icons-material/HelpOutlineRounded';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { whyNotHref } from '@/shared/auth';
import { texts } from '@/shared/texts';
import { actionsTexts } from './actions.texts';
import type { ActionContext, ActionDisplay, OfferedAction } from './offered-actions';

const iconSize = { '& svg': { fontSize: 20 } } as const;

interface ActionItemProps {
  readonly action: OfferedAction;
  readonly onDone: () => void;
}

/**
 * Disabled item with the reason. The menu keeps it focusable (`disabledItemsFocusable`), so that a screen reader reads
 * the reason.
 */
const RefusedItem = ({ label, icon, refusal }: Pick<OfferedAction, 'label' | 'icon' | 'refusal'>) => (
  <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1, color: 'text.disabled' } }}>
    <ListItemIcon sx={{ ...iconSize, color: 'inherit' }}>{icon}</ListItemIcon>
    <ListItemText
      primary={label}
      secondary={refusal}
      slotProps={{ secondary: { variant: 'caption', sx: { display: 'block', whiteSpace: 'normal' } } }}
    />
  </MenuItem>
);

const AllowedItem = ({ action: { label, icon, effect }, onDone }: ActionItemProps) => {
  const content = (
    <>
      <ListItemIcon sx={iconSize}>{icon}</ListItemIcon>
      <ListItemText primary={label} />
    </>
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

/** Line of a row's menu that its screen adds to the actions: a link, a dialog, a copy, a download. */
export interface MenuLine extends ActionDisplay {
  readonly to?: string;
  /** Name of the dialog that the line opens through the address. */
  readonly dialog?: string;
  readonly run?: (client: ApolloClient) => void;
  /** Reason why the line is disabled; null when it is enabled. */
  readonly refusal?: string | null;
  /** True when the line removes something. */
  readonly danger?: boolean;
}

interface LineItemProps {
  readonly line: MenuLine;
  readonly context: Pick<ActionContext, 'client' | 'open'>;
  readonly onDone: () => void;
}

/** Line of a row's menu, drawn like an action. */
export const LineItem = ({ line, context, onDone }: LineItemProps) => {
  const { label, icon, to, dialog, run, refusal, danger = false } = line;
  if (typeof refusal === 'string') return <RefusedItem label={label} icon={icon} refusal={refusal} />;
  const content = (
    <>
      <ListItemIcon sx={{ ...iconSize, ...(danger && { color: 'inherit' }) }}>{icon}</ListItemIcon>
      <ListItemText primary={label} />
    </>
  );
  if (to !== undefined)
    return (
      <MenuItem component={Link} to={to} onClick={onDone}>
        {content}
      </MenuItem>
    );
  const choose = () => {
    onDone();
    if (dialog !== undefined) context.open(dialog);
    run?.(context.client);
  };
  return (
    <MenuItem onClick={choose} sx={danger ? { color: 'error.main' } : {}}>
      {content}
    </MenuItem>
  );
};

interface ActionItemsProps {
  readonly actions: readonly OfferedAction[];
  readonly onDone: () => void;
}

/** Actions as lines of a menu: the allowed ones first, then the refused ones with their reasons. */
export const ActionItems = ({ actions, onDone }: ActionItemsProps) => {
  const refused = actions.filter(({ refusal }) => refusal !== undefined);
  return (
    <>
      {actions
        .filter(({ refusal }) => refusal === undefined)
        .map((action) => (
          <AllowedItem key={action.name} action={action} onDone={onDone} />
        ))}
      {refused.length > 0 && refused.length < actions.length && <Divider />}
      {refused.length > 0 && (
        <ListSubheader role="presentation" disableSticky sx={{ px: 1.25, lineHeight: 2.25, bgcolor: 'transparent' }}>
          {actionsTexts.unavailable}
        </ListSubheader>
      )}
      {refused.map((action) => (
        <RefusedItem key={action.name} {...action} />
      ))}
      {refused.some(({ lacksPermission }) => lacksPermission) && (
        <MenuItem component={Link} to={whyNotHref()} onClick={onDone}>
          <ListItemIcon sx={iconSize}>
            <HelpOutline />
          </ListItemIcon>
          <ListItemText primary={texts.whyNot} />
        </MenuItem>
      )}
    </>
  );
};
