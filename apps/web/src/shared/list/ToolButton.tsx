import Button from '@mui/material/Button';
import { Suspense, useState, type ReactNode } from 'react';
import type { OpenRowMenu } from './RowMenu';

interface ToolButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** What it opens; it may be loaded when the button is pressed for the first time. */
  readonly children: (opened: OpenRowMenu) => ReactNode;
}

/** A button beside the total of a list, for what is chosen of how the list is shown. */
export const ToolButton = ({ icon, label, children }: ToolButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={icon}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        {label}
      </Button>
      {anchor && <Suspense>{children({ anchor, onClose: close })}</Suspense>}
    </>
  );
};
