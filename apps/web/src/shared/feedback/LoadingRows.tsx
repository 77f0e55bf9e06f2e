import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { texts } from '@/shared/texts';

/** Different widths, so that the bars look like text. */
const widths = ['72%', '54%', '86%', '63%', '78%', '48%'];

interface LoadingProps {
  /** Expected number of lines. */
  readonly rows?: number;
}

/** Placeholder of the rows of a list or card while they are loading. */
export const LoadingRows = ({ rows = 8 }: LoadingProps) => (
  <Box role="status" aria-label={texts.loading} sx={{ display: 'grid', gap: 1.75, p: 2 }}>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={14} width={widths[row % widths.length] ?? '60%'} />
    ))}
  </Box>
);
