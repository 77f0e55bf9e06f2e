import CloudOff from '@mui/icons-material/CloudOffRounded';
import Refresh from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from '@/shared/texts';
import type { Failure } from './failure';
import { Message } from './Message';
import { RequestId } from './RequestId';

interface FailedStateProps {
  /** What could not be shown, for example `No se pudieron cargar los pagos`. */
  readonly title: string;
  readonly failure: Failure;
  /** Asks again for this part alone. */
  readonly onRetry: () => void;
}

/** A screen or a section that failed: what, why, the codes for whoever investigates, and how to try again. */
export const FailedState = ({ title, failure, onRetry }: FailedStateProps) => {
  const code = [failure.code, failure.extendedCode, failure.service].filter(Boolean).join(' · ');
  return (
    <Message role="alert" icon={<CloudOff />} title={title} detail={failure.message}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: 0.25 }}>
        <Typography variant="caption" color="textSecondary">
          {texts.code} <code>{code}</code>
        </Typography>
        {failure.requestId && <RequestId id={failure.requestId} />}
      </Box>
      <Button variant="outlined" color="inherit" startIcon={<Refresh />} onClick={onRetry} sx={{ mt: 1 }}>
        {texts.retry}
      </Button>
    </Message>
  );
};
