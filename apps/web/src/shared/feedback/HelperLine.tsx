import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface HelperLineProps {
  /** Shown error. A screen reader tells it without moving there. */
  readonly problem?: string | undefined;
  /** Text while there is no error. */
  readonly hint?: ReactNode;
  /** Text that the line will show when the field loses the focus. */
  readonly next?: string | undefined;
}

/**
 * Helper line below a field. It reserves the height of its next text. Otherwise the line would grow on blur, move the
 * button away from the pointer, and the click would be lost.
 */
export const HelperLine = ({ problem, hint, next = '' }: HelperLineProps) => (
  <Box
    component="span"
    data-next={next}
    sx={{
      display: 'grid',
      mb: -1, // most helper lines are empty: half of the gap to the next field is enough
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > *, &::after': { gridArea: '1 / 1' },
      // the zero-width space keeps the height of one line
      '&::after': { content: String.raw`attr(data-next) "\200b"`, visibility: 'hidden' },
    }}
  >
    <span>
      <span aria-live="polite">{problem}</span>
      {problem === undefined && hint}
    </span>
  </Box>
);
