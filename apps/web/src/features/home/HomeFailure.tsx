import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from '@/shared/texts';

interface HomeFailureProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Notice of a part of the first page that could not be counted, and the way to count again. */
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
