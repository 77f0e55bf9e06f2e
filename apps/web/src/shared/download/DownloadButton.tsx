import Download from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { downloadFile, type AskForLink } from './download-file';
import { downloadTexts as texts } from './download.texts';

interface DownloadButtonProps {
  /** Accessible name, with the name of the file. */
  readonly label: string;
  /** True for a button with its word, false for an icon with a tooltip. */
  readonly hasText?: boolean;
  readonly ask: AskForLink;
}

/** Button that downloads a file. It shows progress while the link is being created, and ignores further clicks. */
export const DownloadButton = ({ label, hasText = false, ask }: DownloadButtonProps) => {
  const [preparing, setPreparing] = useState(false);
  const run = async () => {
    setPreparing(true);
    await downloadFile(ask);
    setPreparing(false);
  };
  const start = () => {
    if (!preparing) void run();
  };
  const props = { 'aria-label': label, 'aria-busy': preparing, size: 'small', onClick: start } as const;
  const icon = preparing ? <CircularProgress size={18} color="inherit" aria-hidden /> : <Download fontSize="small" />;
  return hasText ? (
    <Button {...props} startIcon={icon}>
      {texts.download}
    </Button>
  ) : (
    <Tooltip title={preparing ? texts.preparing : texts.download}>
      <IconButton {...props} color="primary">
        {icon}
      </IconButton>
    </Tooltip>
  );
};
