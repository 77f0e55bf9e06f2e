import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
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
