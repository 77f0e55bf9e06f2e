import SearchOff from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import type { QueryState } from '@/shared/apollo';
import { EmptyState, FailedState, NoPermission } from '@/shared/feedback';
import { texts } from '@/shared/texts';
import { BareHeader } from './DetailHeader';
import type { WayBack } from './TitleBar';

/** Numbers of skeleton lines, one number for each section of the main column. */
const main = [4, 2, 6, 0, 0];
const aside = [6, 5, 4, 0];

const SectionSkeleton = ({ lines }: { readonly lines: number }) => (
  <Card sx={{ display: 'grid', gap: 2, px: 2.5, py: 2 }}>
    <Skeleton variant="rounded" height={16} width={120} />
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} variant="rounded" height={13} width={line % 2 === 0 ? '82%' : '64%'} />
    ))}
  </Card>
);

const Column = ({ sections }: { readonly sections: readonly number[] }) => (
  <Box sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
    {sections.map((lines, position) => (
      <SectionSkeleton key={position} lines={lines} />
    ))}
  </Box>
);

// the columns of the detail, with sections of similar height, to reduce the layout shift
const DetailSkeleton = () => (
  <Box role="status" aria-label={texts.loading} sx={{ containerType: 'inline-size', pt: 2 }}>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        '@container (min-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 380px)' },
      }}
    >
      <Column sections={main} />
      <Column sections={aside} />
    </Box>
  </Box>
);

/** Texts about an entity that does not exist, and a link to another page. */
interface MissingEntity {
  readonly title: string;
  readonly detail: string;
  readonly to?: string;
  readonly link?: string;
}

/** Codes of an identifier that does not exist or is not valid. A retry would not help. */
const nothingThere: readonly string[] = ['NOT_FOUND', 'BAD_USER_INPUT'];

interface UnavailableProps {
  readonly query: QueryState;
  readonly missing: MissingEntity;
  /** Title of a failed query. */
  readonly failed: string;
}

const Unavailable = ({ query: { loading, failure, retry }, missing, failed }: UnavailableProps) => {
  if (loading) return <DetailSkeleton />;
  if (failure?.code === 'FORBIDDEN') return <NoPermission />;
  if (failure && !nothingThere.includes(failure.code))
    return <FailedState title={failed} failure={failure} onRetry={retry} />;
  const { title, detail, to, link } = missing;
  return (
    <EmptyState title={title} detail={detail} icon={<SearchOff />}>
      {to !== undefined && (
        <Button component={Link} to={to} variant="outlined" color="inherit">
          {link}
        </Button>
      )}
    </EmptyState>
  );
};

interface DetailPlaceholderProps extends UnavailableProps {
  readonly title: string;
  readonly back: WayBack;
}

/** Page of an entity that is not available: it is loading, not permitted, failed, or does not exist. */
export const DetailPlaceholder = ({ title, back, ...state }: DetailPlaceholderProps) => (
  <>
    <BareHeader title={title} back={back} />
    <Unavailable {...state} />
  </>
);
