import MoreVert from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState, type ReactNode } from 'react';

/** The menu, while it is open. */
export interface OpenRowMenu {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

interface RowMenuProps {
  readonly label: string;
  /** What is in the menu; it may be loaded with the first one that is opened. */
  readonly children: (menu: OpenRowMenu) => ReactNode;
}

/** The button of what can be done with a row. */
export const RowMenu = ({ label, children }: RowMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        size="small"
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor && <Suspense>{children({ anchor, onClose: close })}</Suspense>}
    </>
  );
};
