import Typography from '@mui/material/Typography';
import { CollectorSearch } from './CollectorSearch';
import { collectorsTexts } from './collector.texts';

/** The search of collectors. */
export const CollectorsPage = () => (
  <>
    <Typography variant="h1" sx={{ mb: 2 }}>
      {collectorsTexts.title}
    </Typography>
    <CollectorSearch />
  </>
);
