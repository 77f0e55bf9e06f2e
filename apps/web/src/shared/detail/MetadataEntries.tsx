import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MetadataEntry } from './metadata-tree';

const nested = { borderLeft: 1, borderColor: 'divider', pl: 1.5, mt: 0.5 };

/** Entries of free data; what lies inside an entry stands indented below it. */
export const MetadataEntries = ({ entries }: { readonly entries: readonly MetadataEntry[] }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
    {entries.map(({ path, label, content }) => (
      <Box
        key={path}
        sx={{
          display: typeof content === 'string' ? 'grid' : 'block',
          gridTemplateColumns: 'minmax(5rem, 30%) minmax(0, 1fr)',
          alignItems: 'baseline',
          columnGap: 2,
          minWidth: 0,
        }}
      >
        <Typography component="dt" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        <Typography
          component="dd"
          sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', ...(typeof content === 'string' ? {} : nested) }}
        >
          {typeof content === 'string' ? content : <MetadataEntries entries={content} />}
        </Typography>
      </Box>
    ))}
  </Box>
);
