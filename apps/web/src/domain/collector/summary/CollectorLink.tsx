import { operationPermissions } from '@backoffice/schema/permissions';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { useCan } from '@/shared/auth';
import { collectorText } from '../collector-text';
import { useCollector } from './use-collector';

/** The name of a collector, with a link to its page for those who may see it (A32, CON-04). */
export const CollectorLink = ({ id }: { readonly id: string }) => {
  const { collector, allowed } = useCollector(id);
  const name = collector?.name ?? id;
  if (!allowed) return name;
  return (
    <Link component={RouterLink} to={routes.collector.href(id)}>
      {name}
    </Link>
  );
};

interface CollectorNameProps {
  readonly id: string;
  /** Undefined when its service failed, or for people who may not see collectors. */
  readonly name: string | undefined;
}

/** A collector whose name is already known, with a link to its page for those who may see it. */
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
