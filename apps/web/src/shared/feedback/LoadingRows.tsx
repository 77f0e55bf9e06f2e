import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { texts } from '@/shared/texts';

/** A bar of another width in each line, so that it reads as text. */
const widths = ['72%', '54%', '86%', '63%', '78%', '48%'];

interface LoadingProps {
  /** Number of expected lines. */
  readonly rows?: number;
}

/** Placeholder of the rows of a list or of a card while they load. */
export const LoadingRows = ({ rows = 8 }: LoadingProps) => (
  <Box role="status" aria-label={texts.loading} sx={{ display: 'grid', gap: 1.75, p: 2 }}>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={14} width={widths[row % widths.length] ?? '60%'} />
    ))}
  </Box>
);
