import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { routes, unfiltered } from '@/domain/routes';
import { ABSENT, quantity, readClock } from '@/shared/format';
import { daysOf } from '@/shared/period/chosen-period';
import { distributionsTexts } from '../distribution.texts';
import { useDistributionCountsQuery } from './DistributionsPage.generated';

const { cards: texts } = distributionsTexts;

interface SummaryCardProps {
  readonly title: string;
  readonly count: number | null | undefined;
  /** Status parameter in the address of the list. */
  readonly status: string;
}

const SummaryCard = ({ title, count, status }: SummaryCardProps) => {
  const shown = typeof count === 'number' ? quantity(count) : ABSENT;
  return (
    <Card variant="outlined" sx={{ flex: { xs: '1 1 150px', sm: 'none' } }}>
      <CardActionArea
        component={Link}
        to={routes.distributions.href({ status, ...unfiltered.payments })}
        sx={{ px: 1.25, py: 0.375, display: 'flex', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}
      >
        <Typography variant="body2" color="textSecondary">
          {title}
        </Typography>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{shown}</Typography>
      </CardActionArea>
    </Card>
  );
};

/**
 * Cards with the numbers of distributions that need action, of the last twelve months. Each links to its list (B122,
 * GAP-35).
 */
export const SummaryCards = () => {
  const { data } = useDistributionCountsQuery({
    variables: { period: daysOf(unfiltered.payments.period, readClock()) },
    fetchPolicy: 'cache-and-network',
  });
  const counts = data?.distributionStatistics;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <SummaryCard
        title={texts.authorizationPending}
        count={counts?.authorizationPending}
        status="authorization_pending"
      />
      <SummaryCard title={texts.inError} count={counts?.inError} status="error" />
    </Box>
  );
};
