import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LoadingRows } from '@/shared/feedback';
import { HelpEntries } from './HelpEntries';
import { helpMarkTexts as texts } from './help-mark.texts';
import type { HelpTopic } from './topics';
import { useTopics } from './use-topics';

/** Finds a topic by its title, or else a term of any topic; undefined if there is neither. */
const entriesOf = (topics: readonly HelpTopic[], of: string): Omit<HelpTopic, 'title'> | undefined => {
  const term = topics.flatMap(({ terms = [] }) => terms).find((one) => one.term === of);
  return topics.find(({ title }) => title === of) ?? (term && { terms: [term] });
};

const Meaning = ({ of }: { readonly of: string }) => {
  const { topics, failed } = useTopics();
  if (!topics && !failed) return <LoadingRows rows={2} />;
  const found = topics && entriesOf(topics, of);
  return found ? <HelpEntries {...found} /> : <Typography color="textSecondary">{texts.failed}</Typography>;
};

interface HelpPopoverProps {
  /** Title of a topic of the help, or a term. */
  readonly of: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The meaning of a word, in place. */
export const HelpPopover = ({ of, anchor, onClose }: HelpPopoverProps) => {
  const titleId = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { maxWidth: 'min(560px, 92vw)', p: 2 } } }}
    >
      <Typography id={titleId} component="h2" variant="subtitle2" sx={{ mb: 1 }}>
        {of}
      </Typography>
      <Box sx={{ minWidth: { sm: 320 } }}>
        <Meaning of={of} />
      </Box>
    </Popover>
  );
};
