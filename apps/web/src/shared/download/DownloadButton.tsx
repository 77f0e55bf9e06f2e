import Download from '@mui/icons-material/DownloadRounded';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { downloadFile, type AskForLink } from './download-file';
import { downloadTexts as texts } from './download.texts';

interface DownloadButtonProps {
  /** Accessible name, with the name of the file. */
  readonly label: string;
  readonly ask: AskForLink;
}

/** Button that downloads a file. It shows progress while the link is being created, and ignores further clicks. */
export const DownloadButton = ({ label, ask }: DownloadButtonProps) => {
  const [preparing, setPreparing] = useState(false);
  const run = async () => {
    setPreparing(true);
    await downloadFile(ask);
    setPreparing(false);
  };
  const start = () => {
    if (!preparing) void run();
  };
  return (
    <Tooltip title={preparing ? texts.preparing : texts.download}>
      <IconButton aria-label={label} aria-busy={preparing} color="primary" size="small" onClick={start}>
        {preparing ? <CircularProgress size={18} color="inherit" aria-hidden /> : <Download fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
};
