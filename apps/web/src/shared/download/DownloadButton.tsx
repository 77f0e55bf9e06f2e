import Download from '@mui/icons-material/DownloadRounded';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { AskForLink } from './download-file';
import { downloadTexts as texts } from './download.texts';
import { useDownload } from './use-download';

interface DownloadButtonProps {
  /** What it downloads, for those who hear it. */
  readonly label: string;
  readonly ask: AskForLink;
}

/** Downloads a file; it shows while the link to it is made. */
export const DownloadButton = ({ label, ask }: DownloadButtonProps) => {
  const { preparing, start } = useDownload(ask);
  return (
    <Tooltip title={preparing ? texts.preparing : texts.download}>
      <IconButton aria-label={label} aria-busy={preparing} color="primary" size="small" onClick={start}>
        {preparing ? <CircularProgress size={18} color="inherit" aria-hidden /> : <Download fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
};
