import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of a group: what another party said of it. */
export const Panel = ({ title, children }: PanelProps) => {
  const titleId = useId();
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 1.25, minWidth: 0, p: 1.75, borderRadius: '8px', bgcolor: 'surface.sunken' }}
    >
      <Typography id={titleId} component="h4" variant="subtitle2">
        {title}
      </Typography>
      {children}
    </Box>
  );
};
