import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Block from '@mui/icons-material/BlockRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { mayOpen, usePermissions } from '@/shared/auth';
import { EmptyState, StatePage } from '@/shared/feedback';
import { texts } from '@/shared/texts';
import { nearest } from './nearest';
import { placeholderTexts, purposeTexts } from './placeholder.page.texts';
import { areaTitles, type Area } from './placeholder.texts';

interface PlaceholderPageProps {
  readonly area: Area;
}

/**
 * Page of an area that is not part of the product (GAP-03). It shows the purpose of the area, and links to the nearest
 * screens.
 */
export const PlaceholderPage = ({ area }: PlaceholderPageProps) => {
  const held = usePermissions();
  return (
    <StatePage title={areaTitles[area]}>
      <EmptyState
        icon={<Block />}
        title={placeholderTexts.excluded}
        detail={`${purposeTexts[area]} ${placeholderTexts.excludedDetail}`}
      >
        {nearest[area]
          .filter((place) => mayOpen(held, place))
          .map(({ label, to }) => (
            <Button key={to} component={Link} to={to} variant="outlined">
              {label}
            </Button>
          ))}
        <Button component={Link} to={routes.home.path} variant="outlined" color="inherit" startIcon={<ArrowBack />}>
          {texts.home}
        </Button>
      </EmptyState>
    </StatePage>
  );
};
