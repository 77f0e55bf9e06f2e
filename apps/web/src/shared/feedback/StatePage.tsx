import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StatePageProps {
  readonly title: string;
  /** Component of the state, such as `EmptyState`. */
  readonly children: ReactNode;
}

/** Page that shows a state instead of a screen, such as that of an unknown address. */
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
