import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Block from '@mui/icons-material/BlockRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { EmptyState, StatePage } from '@/shared/feedback';
import { texts } from '@/shared/texts';
import { placeholderTexts, purposeTexts } from './placeholder.page.texts';
import { areaTitles, type Area } from './placeholder.texts';

interface PlaceholderPageProps {
  readonly area: Area;
}

/** Screen of an area that is no part of the product: it says so, and what the area would be for (GAP-03). */
export const PlaceholderPage = ({ area }: PlaceholderPageProps) => (
  <StatePage title={areaTitles[area]}>
    <EmptyState
      icon={<Block />}
      title={placeholderTexts.excluded}
      detail={`${purposeTexts[area]} ${placeholderTexts.excludedDetail}`}
    >
      <Button component={Link} to={routes.home.path} variant="outlined" color="inherit" startIcon={<ArrowBack />}>
        {texts.home}
      </Button>
    </EmptyState>
  </StatePage>
);
