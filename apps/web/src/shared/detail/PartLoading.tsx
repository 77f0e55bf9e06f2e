import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { texts } from '@/shared/texts';

/** A part of a detail that is still asked for, while the rest stands. */
export const PartLoading = () => (
  <Box role="status" aria-label={texts.loading} sx={{ display: 'grid', gap: 1.25, py: 0.5 }}>
    <Skeleton variant="rounded" height={13} width="70%" />
    <Skeleton variant="rounded" height={13} width="45%" />
  </Box>
);
