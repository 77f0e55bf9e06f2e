import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ListScreenProps {
  readonly title: string;
  /** Beside the title. */
  readonly tools?: ReactNode;
  /** Filters, what is filtered by, and the rows, one below the other. */
  readonly children: ReactNode;
}

/** A screen with a list. */
export const ListScreen = ({ title, tools, children }: ListScreenProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="h1" sx={{ mr: 'auto' }}>
        {title}
      </Typography>
      {tools}
    </Box>
    {children}
  </Box>
);
