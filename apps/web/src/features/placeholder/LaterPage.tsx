import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Construction from '@mui/icons-material/HourglassEmptyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/shared/feedback';
import { laterTexts } from './placeholder.texts';

interface LaterPageProps {
  readonly title: string;
  /** `excluded`: the documents name the area and show nothing of it (GAP-03). */
  readonly state: 'later' | 'excluded';
}

/** An area that can be reached and says honestly that it has nothing to show. */
export const LaterPage = ({ title, state }: LaterPageProps) => (
  <Box sx={{ width: '100%', maxWidth: 880, mx: 'auto' }}>
    <Typography variant="h1" sx={{ mb: 2 }}>
      {title}
    </Typography>
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', bgcolor: 'background.paper' }}>
      <EmptyState
        icon={<Construction />}
        title={state === 'later' ? laterTexts.later : laterTexts.excluded}
        {...(state === 'excluded' ? { detail: laterTexts.excludedDetail } : {})}
      >
        <Button component={Link} to="/home" variant="outlined" color="inherit" startIcon={<ArrowBack />}>
          {laterTexts.back}
        </Button>
      </EmptyState>
    </Box>
  </Box>
);
