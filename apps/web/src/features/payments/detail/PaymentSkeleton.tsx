import Box from '@mui/material/Box';
import { LoadingBlock } from '@/shared/feedback';

/** Heights of the sections to come, in pixels. */
const story = [230, 140, 320, 48, 120];
const facts = [260, 250, 190, 48];

const Column = ({ heights }: { readonly heights: readonly number[] }) => (
  <Box sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
    {heights.map((height, position) => (
      <LoadingBlock key={position} height={height} />
    ))}
  </Box>
);

/** In place of a payment while it loads: the same columns, sections about as high. */
export const PaymentSkeleton = () => (
  <Box sx={{ containerType: 'inline-size', pt: 2 }}>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        '@container (min-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 380px)' },
      }}
    >
      <Column heights={story} />
      <Column heights={facts} />
    </Box>
  </Box>
);
