import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface HomeSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Section of the home page with title and frame. */
export const HomeSection = ({ title, children }: HomeSectionProps) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Typography id={titleId} component="h2" variant="overline" color="textSecondary" sx={{ display: 'block', mb: 1 }}>
        {title}
      </Typography>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          bgcolor: 'background.paper',
          overflow: 'hidden',
        }}
      >
        {children}
      </Box>
    </Box>
  );
};
