import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface HelperLineProps {
  readonly children: ReactNode;
  /** Text that it is going to show once the field is left. */
  readonly next?: string | undefined;
}

/**
 * The line below a field. It has the height of what it is going to say from the start: a line that grew as the field is
 * left would move the button below from under the mouse, and the click would be lost.
 */
export const HelperLine = ({ children, next = '' }: HelperLineProps) => (
  <Box
    component="span"
    data-next={next}
    sx={{
      display: 'grid',
      mb: -1, // most lines are empty: the gap to the next field is enough with half of it
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > *, &::after': { gridArea: '1 / 1' },
      // the space without width keeps the height of a line
      '&::after': { content: String.raw`attr(data-next) "\200b"`, visibility: 'hidden' },
    }}
  >
    <span>{children}</span>
  </Box>
);
