import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StatePageProps {
  readonly title: string;
  /** Message in place of a screen. */
  readonly children: ReactNode;
}

/** A page that has nothing but a state to show. */
export const StatePage = ({ title, children }: StatePageProps) => (
  <Box sx={{ width: '100%', maxWidth: 880, mx: 'auto' }}>
    <Typography variant="h1" sx={{ mb: 2 }}>
      {title}
    </Typography>
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  </Box>
);
