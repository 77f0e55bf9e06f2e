import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

/** The menu, while it is open. */
export interface OpenRowMenu {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

interface RowButtonProps {
  readonly label: string;
  /** Items of the menu; they may be loaded with the first one that is opened. */
  readonly children: (menu: OpenRowMenu) => ReactNode;
}

/** There is one in every row: an element of the browser, which costs little. */
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

/** The button of what can be done with a row. */
export const RowButton = ({ label, children }: RowButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <MenuButton
        type="button"
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
