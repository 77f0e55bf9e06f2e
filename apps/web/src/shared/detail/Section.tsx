import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** Beside the title: a count, a button; or, for a section without content, that there is nothing. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A titled part of a detail. Without children it is one quiet line, so that what is empty takes no room. */
export const Section = ({ title, aside, children }: SectionProps) => {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 0.5,
          minHeight: 48,
          px: 2.5,
          py: 1,
        }}
      >
        <Typography id={titleId} component="h2" variant="h3">
          {title}
        </Typography>
        {aside}
      </Box>
      {children && <Box sx={{ px: 2.5, pt: 0.5, pb: 2.5 }}>{children}</Box>}
    </Card>
  );
};

/** That a section has nothing to show. */
export const Nothing = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
);

interface GroupProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a section. */
export const Group = ({ title, aside, children }: GroupProps) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.25, minWidth: 0 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
      >
        <Typography id={titleId} component="h3" variant="subtitle2">
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
};

/** Parts of a section one below the other, with a line between them. */
export const Stacked = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.5,
      '& > * + *': { borderTop: 1, borderColor: 'divider', pt: 2.5 },
    }}
  >
    {children}
  </Box>
);
