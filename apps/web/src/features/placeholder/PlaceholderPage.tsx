import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Block from '@mui/icons-material/BlockRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { EmptyState, StatePage } from '@/shared/feedback';
import { texts } from '@/shared/texts';
import { placeholderTexts } from './placeholder.texts';

interface PlaceholderPageProps {
  readonly title: string;
  /** Purpose that the area would have. */
  readonly purpose: string;
}

/** Screen of an area that is no part of the product: it says so, and what the area would be for (GAP-03). */
export const PlaceholderPage = ({ title, purpose }: PlaceholderPageProps) => (
  <StatePage title={title}>
    <EmptyState
      icon={<Block />}
      title={placeholderTexts.excluded}
      detail={`${purpose} ${placeholderTexts.excludedDetail}`}
    >
      <Button component={Link} to={routes.home.path} variant="outlined" color="inherit" startIcon={<ArrowBack />}>
        {texts.home}
      </Button>
    </EmptyState>
  </StatePage>
);
