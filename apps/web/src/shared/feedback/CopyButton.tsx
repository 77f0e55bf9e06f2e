import Check from '@mui/icons-material/CheckRounded';
import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Fragment, useState, type MouseEvent } from 'react';
import { PRINTED } from '@/shared/print';
import { texts } from '@/shared/texts';
import { copyText } from './copy-text';
import { SupportLink } from './SupportLink';

interface CopyButtonProps {
  /** Text for the clipboard. */
  readonly value: string;
  readonly label?: string;
}

const DONE_MS = 1500;

/** Hook that copies a text on click. For 1.5 seconds the label reports the success. */
const useCopy = (value: string, label: string) => {
  const [done, setDone] = useState(false);
  const sayDone = () => {
    setDone(true);
    setTimeout(() => {
      setDone(false);
    }, DONE_MS);
  };
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
    void copyText(value, sayDone);
  };
  return { done, label: done ? texts.copied : label, onClick };
};

/** Button that copies a text to the clipboard and reports the success. */
export const CopyButton = ({ value, label: given = texts.copy }: CopyButtonProps) => {
  const { done, label, onClick } = useCopy(value, given);
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        onClick={onClick}
        sx={{ color: done ? 'tone.success.text' : 'text.secondary' }}
      >
        {done ? <Check sx={{ fontSize: 16 }} /> : <ContentCopy sx={{ fontSize: 15 }} />}
      </IconButton>
    </Tooltip>
  );
};

/** Code of a service beside its text. The code can break after underscores, and a click copies it. */
export const ServiceCode = ({ code }: { readonly code: string }) => {
  const { label, onClick } = useCopy(code, texts.copyCode(code));
  return (
    <Tooltip title={label}>
      <Box
        component="button"
        type="button"
        className={PRINTED}
        aria-label={label}
        onClick={onClick}
        sx={{
          p: 0,
          border: 0,
          bgcolor: 'transparent',
          color: 'text.secondary',
          fontSize: '0.75rem',
          textAlign: 'start',
          overflowWrap: 'normal',
          cursor: 'copy',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        <code>
          {code.split(/(?<=_)/).map((part, place) => (
            <Fragment key={place}>
              {place > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </code>
      </Box>
    </Tooltip>
  );
};

/** Request id for support, with a button that copies it and a link that reports it. */
export const RequestId = ({ id }: { readonly id: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
    <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {texts.requestId} <code>{id}</code>
    </Typography>
    <CopyButton value={id} label={texts.copyRequestId} />
    <SupportLink requestId={id} />
  </Box>
);
