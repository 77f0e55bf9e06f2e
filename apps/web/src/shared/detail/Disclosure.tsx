import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';

interface DisclosureProps {
  /** What the button says while closed, for example `Ver todas`. */
  readonly open: string;
  /** What it says while open. */
  readonly close: string;
  readonly children: ReactNode;
}

/** What is seldom needed, behind a button. */
export const Disclosure = ({ open, close, children }: DisclosureProps) => {
  const contentId = useId();
  const [shown, setShown] = useState(false);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Button
        size="small"
        aria-expanded={shown}
        aria-controls={contentId}
        onClick={() => setShown(!shown)}
        endIcon={<ExpandMore sx={{ transform: shown ? 'rotate(180deg)' : 'none', transition: 'transform 120ms' }} />}
        sx={{ mx: -1.25 }}
      >
        {shown ? close : open}
      </Button>
      <Box id={contentId} hidden={!shown} sx={{ pt: 1 }}>
        {shown && children}
      </Box>
    </Box>
  );
};
