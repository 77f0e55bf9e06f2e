import HelpOutline from '@mui/icons-material/HelpOutlineRounded';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { lateOpened } from '@/shared/late-code';
import { helpMarkTexts as texts } from './help-mark.texts';

/** Loads lazily, when the first term is opened. */
const HelpPopover = lateOpened(async () => (await import('./HelpPopover')).HelpPopover);

interface HelpMarkProps {
  /** Title of a topic of the help, or a term. */
  readonly of: string;
}

/** The "?" beside a word that people may not know: its meaning opens in place. */
export const HelpMark = ({ of }: HelpMarkProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={texts.open(of)}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ p: '4px', my: '-8px', verticalAlign: 'middle', color: 'text.secondary', displayPrint: 'none' }}
      >
        <HelpOutline sx={{ fontSize: 16 }} />
      </IconButton>
      {anchor && <HelpPopover of={of} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};
