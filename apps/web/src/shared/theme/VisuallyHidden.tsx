import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Text for screen readers alone. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      position: 'absolute',
      // as text: MUI takes a number up to 1 for a part of the whole
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </Box>
);
