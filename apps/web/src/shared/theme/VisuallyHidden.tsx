import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      position: 'absolute',
      // a string, because MUI reads numbers up to 1 as fractions
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
