import Link from '@mui/material/Link';
import { operationPermissions } from '@backoffice/schema/permissions';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { useCan } from '@/shared/auth';
import { collectorText } from './collector-text';

interface CollectorNameProps {
  readonly id: string;
  /** Not known when its service failed, or to who may not see collectors. */
  readonly name: string | undefined;
}

/** A collector whose name came with what it stands in, with a link to its page for those who may see it. */
export const CollectorName = ({ id, name }: CollectorNameProps) => {
  const allowed = useCan(...operationPermissions['Query.collector']);
  const words = collectorText({ id, name });
  if (!allowed) return words;
  return (
    <Link component={RouterLink} to={routes.collector.href(id)} color="inherit">
      {words}
    </Link>
  );
};
