import Refresh from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RequestId, ToneIcon, type Failure } from '@/shared/feedback';
import { texts } from '@/shared/texts';

interface PartFailedProps {
  /** What could not be shown. */
  readonly title: string;
  readonly failure: Failure;
  /** Asks again for this part alone. */
  readonly onRetry: () => void;
}

/** A part of a detail that failed while the rest stands: what, why, the codes, and how to try again. */
export const PartFailed = ({ title, failure, onRetry }: PartFailedProps) => (
  <Box
    role="alert"
    sx={{ display: 'flex', gap: 1.25, p: 1.5, borderRadius: '8px', bgcolor: 'tone.warning.surface', minWidth: 0 }}
  >
    <ToneIcon tone="warning" sx={{ mt: '1px' }} />
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
      <Typography component="p" variant="subtitle2" color="textPrimary">
        {title}
      </Typography>
      <Typography variant="body2" color="textPrimary">
        {failure.message}
      </Typography>
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {texts.code} <code>{[failure.code, failure.extendedCode, failure.service].filter(Boolean).join(' · ')}</code>
      </Typography>
      {failure.requestId && <RequestId id={failure.requestId} />}
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<Refresh />}
        onClick={onRetry}
        sx={{ mt: 0.5 }}
      >
        {texts.retry}
      </Button>
    </Box>
  </Box>
);
