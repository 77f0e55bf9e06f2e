import Check from '@mui/icons-material/CheckRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';

/** Choice of a menu. */
export interface MenuChoice {
  readonly key: string;
  readonly name: ReactNode;
  /** Description of the choice. */
  readonly title?: string | undefined;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

interface ChoiceMenuProps {
  /** Text of the button. */
  readonly label: string;
  /** Accessible name of the menu, when the text of the button does not name it. */
  readonly menuLabel?: string;
  /** Choices, with a divider between groups. */
  readonly groups: readonly (readonly MenuChoice[])[];
  readonly button: Pick<ButtonProps, 'variant' | 'size'>;
}

/** Button that opens a menu of choices, of which one is chosen. */
export const ChoiceMenu = ({ label, menuLabel, groups, button }: ChoiceMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        {...button}
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        {...(menuLabel === undefined ? {} : { slotProps: { list: { 'aria-label': menuLabel } } })}
      >
        {groups.flatMap((group, at) => [
          at > 0 && <Divider key={`before ${group[0]?.key ?? ''}`} />,
          ...group.map(({ key, name, title, isChosen, choose }) => (
            <MenuItem
              key={key}
              role="menuitemradio"
              aria-checked={isChosen}
              title={title}
              selected={isChosen}
              onClick={() => {
                close();
                choose();
              }}
            >
              <ListItemIcon>{isChosen && <Check fontSize="small" />}</ListItemIcon>
              {name}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
};
