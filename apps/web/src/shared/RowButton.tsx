import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

/** Anchor of the open menu of a row, and the function that closes it. */
export interface OpenRowMenu {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

interface RowButtonProps {
  readonly label: string;
  /** Called when pointer or focus reaches the button: a click is now likely. */
  readonly onNear?: () => void;
  /** Renders the menu. It is called only while the menu is open, so its code can be loaded lazily. */
  readonly children: (menu: OpenRowMenu) => ReactNode;
}

/** Native button. A table has one in each row, and a Material UI button takes longer to render. */
const MenuButton = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  verticalAlign: 'middle',
  placeItems: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: theme.vars?.palette.text.secondary,
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { backgroundColor: theme.vars?.palette.action.hover },
  '& svg': { width: 20, height: 20, fill: 'currentColor' },
}));

/** Button that opens the menu of a row. */
export const RowButton = ({ label, onNear, children }: RowButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <MenuButton
        type="button"
        onPointerEnter={onNear}
        onFocus={onNear}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden>
          <circle cx="12" cy="6" r="2" />
          <circle cx="12" cy="12" r="2" />
          <circle cx="12" cy="18" r="2" />
        </svg>
      </MenuButton>
      {anchor && children({ anchor, onClose: close })}
    </>
  );
};
