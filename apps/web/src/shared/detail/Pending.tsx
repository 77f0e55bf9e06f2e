import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { texts } from '@/shared/texts';

/**
 * Placeholder of a part that is loading. Its children should have about the height of the part, to avoid a layout
 * shift.
 */
export const Pending = ({ children }: { readonly children: ReactNode }) => (
  <Box role="status" aria-label={texts.loading}>
    <div aria-hidden>{children}</div>
  </Box>
);

const widths = ['70%', '45%'] as const;

/** Placeholder of one or two lines, for a part of unknown content. */
export const PendingText = ({ lines = 2 }: { readonly lines?: 1 | 2 }) => (
  <Box sx={{ display: 'grid', gap: 1.25, py: 0.5 }}>
    {widths.slice(0, lines).map((width) => (
      <Skeleton key={width} variant="rounded" height={13} width={width} />
    ))}
  </Box>
);
