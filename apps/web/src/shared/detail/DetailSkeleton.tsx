import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { texts } from '@/shared/texts';

/** Lines of the sections to come, one number a section. */
const story = [4, 2, 6, 0, 0];
const facts = [6, 5, 4, 0];

const SectionSkeleton = ({ lines }: { readonly lines: number }) => (
  <Card sx={{ display: 'grid', gap: 2, px: 2.5, py: 2 }}>
    <Skeleton variant="rounded" height={16} width={120} />
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} variant="rounded" height={13} width={line % 2 === 0 ? '82%' : '64%'} />
    ))}
  </Card>
);

const Column = ({ sections }: { readonly sections: readonly number[] }) => (
  <Box sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
    {sections.map((lines, position) => (
      <SectionSkeleton key={position} lines={lines} />
    ))}
  </Box>
);

/** In place of an entity while it loads: the same columns, sections about as high. */
export const DetailSkeleton = () => (
  <Box role="status" aria-label={texts.loading} sx={{ containerType: 'inline-size', pt: 2 }}>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        '@container (min-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 380px)' },
      }}
    >
      <Column sections={story} />
      <Column sections={facts} />
    </Box>
  </Box>
);
