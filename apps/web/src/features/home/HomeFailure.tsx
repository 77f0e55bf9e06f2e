import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from '@/shared/texts';

interface HomeFailureProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Error of a section of the home page, with a retry button. */
export const HomeFailure = ({ text, onRetry }: HomeFailureProps) => (
  <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
    <Typography variant="caption" color="textSecondary" sx={{ mr: 'auto' }}>
      {text}
    </Typography>
    <Button size="small" onClick={onRetry}>
      {texts.retry}
    </Button>
  </Box>
);
