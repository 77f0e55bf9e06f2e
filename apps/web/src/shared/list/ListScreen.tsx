import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ListBodyProps {
  /** Filters, chips and rows, one below the other. */
  readonly children: ReactNode;
}

/** A list without a title, for a tab of another screen. */
export const ListBody = ({ children }: ListBodyProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>{children}</Box>
);

interface ListScreenProps extends ListBodyProps {
  readonly title: string;
  /** Buttons beside the title. */
  readonly tools?: ReactNode;
}

/** A screen with a list. */
export const ListScreen = ({ title, tools, children }: ListScreenProps) => (
  <ListBody>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="h1" sx={{ mr: 'auto' }}>
        {title}
      </Typography>
      {tools}
    </Box>
    {children}
  </ListBody>
);
