import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { EmptyState } from '@/shared/feedback';
import { placeholderTexts } from './placeholder.texts';

interface PlaceholderPageProps {
  readonly title: string;
  /** `excluded`: the documents name the area and show nothing of it (GAP-03). */
  readonly state: 'planned' | 'excluded';
}

/** Screen of an area without content: it says that the area is planned, or not part of the product. */
export const PlaceholderPage = ({ title, state }: PlaceholderPageProps) => (
  <Box sx={{ width: '100%', maxWidth: 880, mx: 'auto' }}>
    <Typography variant="h1" sx={{ mb: 2 }}>
      {title}
    </Typography>
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', bgcolor: 'background.paper' }}>
      <EmptyState
        icon={<HourglassEmpty />}
        title={state === 'planned' ? placeholderTexts.planned : placeholderTexts.excluded}
        {...(state === 'excluded' ? { detail: placeholderTexts.excludedDetail } : {})}
      >
        <Button component={Link} to={routes.home.path} variant="outlined" color="inherit" startIcon={<ArrowBack />}>
          {placeholderTexts.back}
        </Button>
      </EmptyState>
    </Box>
  </Box>
);
