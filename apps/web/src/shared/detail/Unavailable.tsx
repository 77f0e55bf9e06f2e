import SearchOff from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState, FailedState, NoPermission, type Failure } from '@/shared/feedback';

/** That something does not exist, and another place to go to. */
interface Missing {
  readonly title: string;
  readonly detail: string;
  readonly to?: string;
  readonly link?: string;
}

interface UnavailableProps {
  readonly missing: Missing;
  /** That it could not be read. */
  readonly failed: string;
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** Why there is no entity on the screen: it does not exist, it may not be seen, or it could not be read. */
export const Unavailable = ({ missing, failed, failure, onRetry }: UnavailableProps) => {
  if (failure?.code === 'FORBIDDEN') return <NoPermission />;
  if (failure && failure.code !== 'NOT_FOUND')
    return <FailedState title={failed} failure={failure} onRetry={onRetry} />;
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
