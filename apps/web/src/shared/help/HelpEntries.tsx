import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StatusChip } from '@/shared/feedback';
import type { HelpTopic } from './topics';

interface EntryProps {
  readonly name: ReactNode;
  readonly children: string;
}

const Entry = ({ name, children }: EntryProps) => (
  <>
    <Box component="dt" sx={{ fontWeight: 560 }}>
      {name}
    </Box>
    <Typography component="dd" color="textSecondary" sx={{ m: 0, mb: { xs: 1, sm: 0 } }}>
      {children}
    </Typography>
  </>
);

/** Statuses and terms beside their meanings. */
export const HelpEntries = ({ statuses = [], terms = [] }: Omit<HelpTopic, 'title'>) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '168px minmax(0, 1fr)' },
      columnGap: 2,
      rowGap: { xs: 0.25, sm: 1 },
      alignItems: 'start',
    }}
  >
    {statuses.map(({ display: { label, tone }, meaning }) => (
      <Entry key={`${label} ${meaning}`} name={<StatusChip tone={tone} label={label} />}>
        {meaning}
      </Entry>
    ))}
    {terms.map(({ term, meaning }) => (
      <Entry key={term} name={term}>
        {meaning}
      </Entry>
    ))}
  </Box>
);
