import Check from '@mui/icons-material/CheckRounded';
import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from '@/shared/texts';

interface CopyButtonProps {
  /** Text for the clipboard. */
  readonly value: string;
  /** Label of the button. */
  readonly label?: string;
}

const DONE_MS = 1500;

/** Copies a text to the clipboard and says so. */
export const CopyButton = ({ value, label = texts.copy }: CopyButtonProps) => {
  const [done, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setDone(true);
    setTimeout(() => {
      setDone(false);
    }, DONE_MS);
  };
  return (
    <Tooltip title={done ? texts.copied : label}>
      <IconButton
        size="small"
        aria-label={done ? texts.copied : label}
        onClick={(event) => {
          event.stopPropagation();
          event.preventDefault();
          void copy();
        }}
        sx={{ color: done ? 'tone.success.text' : 'text.secondary' }}
      >
        {done ? <Check sx={{ fontSize: 16 }} /> : <ContentCopy sx={{ fontSize: 15 }} />}
      </IconButton>
    </Tooltip>
  );
};

/** The id of a request, for support. */
export const RequestId = ({ id }: { readonly id: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
    <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {texts.requestId} <code>{id}</code>
    </Typography>
    <CopyButton value={id} label={texts.copyRequestId} />
  </Box>
);
