import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { UploadProgress } from './send-file';
import { uploadTexts as texts } from './upload.texts';

interface UploadStatusProps {
  readonly progress: UploadProgress;
  readonly onCancel: () => void;
}

/** Progress and speed of an upload, with a button that cancels it. */
export const UploadStatus = ({ progress: { sent, total, bytesPerSecond }, onCancel }: UploadStatusProps) => {
  const isSent = sent >= total;
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2">{isSent ? texts.reading : texts.sent(sent, total)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {isSent ? null : texts.rate(bytesPerSecond)}
        </Typography>
      </Box>
      <LinearProgress
        aria-label={texts.progress}
        {...(isSent ? {} : { variant: 'determinate' as const, value: (sent / total) * 100 })}
      />
      <Button size="small" color="inherit" onClick={onCancel} sx={{ justifySelf: 'start' }}>
        {texts.cancel}
      </Button>
    </Box>
  );
};
