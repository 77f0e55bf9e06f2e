import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { EmptyState, StatePage } from '@/shared/feedback';
import { texts } from '@/shared/texts';
import { placeholderTexts } from './placeholder.texts';

interface PlaceholderPageProps {
  readonly title: string;
  /** `excluded`: the documents name the area and show nothing of it (GAP-03). */
  readonly state: 'planned' | 'excluded';
}

/** Screen of an area without content: it says that the area is planned, or not part of the product. */
export const PlaceholderPage = ({ title, state }: PlaceholderPageProps) => (
  <StatePage title={title}>
    <EmptyState
      icon={<HourglassEmpty />}
      title={state === 'planned' ? placeholderTexts.planned : placeholderTexts.excluded}
      {...(state === 'excluded' ? { detail: placeholderTexts.excludedDetail } : {})}
    >
      <Button component={Link} to={routes.home.path} variant="outlined" color="inherit" startIcon={<ArrowBack />}>
        {texts.home}
      </Button>
    </EmptyState>
  </StatePage>
);
