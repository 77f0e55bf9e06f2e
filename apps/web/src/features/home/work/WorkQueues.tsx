import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { usePermissions } from '@/shared/auth';
import { quantity, readClock } from '@/shared/format';
import { useReturnToTab } from '@/shared/polling';
import { HomeFailure } from '../HomeFailure';
import { HomeSection } from '../HomeSection';
import { useWorkSums } from './use-work-sums';
import { variablesOf, amountAndAgeOf, workQueuesOf, type WorkQueue } from './work-queues';
import { useWorkQueuesQuery } from './WorkQueues.generated';
import { workTexts as texts } from './work.texts';

interface TotalProps {
  /** Null if it could not be counted; undefined while it loads. */
  readonly size: number | null | undefined;
  readonly failed: boolean;
}

const Total = ({ size, failed }: TotalProps) => {
  if (size === undefined) return <Skeleton width={28} />;
  if (size === null)
    return (
      <Typography component="div" variant="caption" color="error">
        {texts.unavailable}
      </Typography>
    );
  const color = failed ? 'error.main' : 'primary.main';
  return (
    <Typography
      component="div"
      sx={{
        fontWeight: size > 0 ? 640 : 400,
        fontVariantNumeric: 'tabular-nums',
        color: size > 0 ? color : 'text.secondary',
      }}
    >
      {quantity(size)}
    </Typography>
  );
};

/** Height in pixels of a queue, with or without amount and age. */
const ROW_HEIGHT = 52;

interface QueueLinkProps {
  readonly queue: WorkQueue;
  readonly size: TotalProps['size'];
  /** Amount and age of the queue; undefined while it loads. */
  readonly weight: readonly string[] | undefined;
}

const QueueLink = ({ queue, size, weight }: QueueLinkProps) => (
  <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <Link
      component={RouterLink}
      to={queue.href}
      underline="none"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: ROW_HEIGHT,
        px: 2,
        color: 'text.primary',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Box sx={{ mr: 'auto', minWidth: 0, py: 0.75 }}>
        <Typography component="div" variant="body2">
          {queue.label}
        </Typography>
        {weight?.length !== 0 && (
          <Typography
            component="div"
            variant="caption"
            color="textSecondary"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {weight?.join(' · ') ?? <Skeleton width={180} />}
          </Typography>
        )}
      </Box>
      <Total size={size} failed={queue.failed ?? false} />
      <ChevronRight aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
    </Link>
  </Box>
);

const CountedQueues = ({ queues }: { readonly queues: readonly WorkQueue[] }) => {
  const now = readClock();
  const variables = variablesOf(queues, now);
  const query = useWorkQueuesQuery({ variables });
  const { data, loading } = query;
  const sums = useWorkSums(data, variables.year);
  useReturnToTab(() => void query.refetch());
  const sizeOf = ({ id }: WorkQueue) => data?.[id]?.size ?? (loading ? undefined : null);
  const weigh = ({ id }: WorkQueue) => {
    const waiting = data?.[id];
    if (waiting) return amountAndAgeOf(waiting, now, sums?.[id]);
    return loading ? undefined : [];
  };
  const hasFailed = queues.some((queue) => sizeOf(queue) === null);
  return (
    <>
      <Box component="ul" aria-busy={loading} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {queues.map((queue) => (
          <QueueLink key={queue.id} queue={queue} size={sizeOf(queue)} weight={weigh(queue)} />
        ))}
      </Box>
      {hasFailed && <HomeFailure text={texts.failed} onRetry={() => void query.refetch()} />}
    </>
  );
};

/** Section with the work that this person may resolve: each queue with its total and a link to its list. */
export const WorkQueues = () => {
  const queues = workQueuesOf(usePermissions());
  return queues.length === 0 ? null : (
    <HomeSection title={texts.title}>
      <CountedQueues queues={queues} />
    </HomeSection>
  );
};
