import { operationPermissions } from '@backoffice/schema/permissions';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { useIsInPanel } from '@/shared/actions';
import { useCan } from '@/shared/auth';
import { collectorText } from '../collector-text';
import { useCollector } from './use-collector';

/** Name of a collector, with a link to its page for people who may read it (A32, CON-04). */
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
  /** Undefined if the collector service failed, or the person may not read collectors. */
  readonly name: string | undefined;
}

/** Collector whose name is already loaded, with a link to its page for people who may read it. */
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

const LoadedCollector = ({ id }: Pick<CollectorNameProps, 'id'>) => (
  <CollectorName id={id} name={useCollector(id).collector?.name} />
);

/** Collector of a row, as text. In the panel of the row it has a link, and loads the name that the list did not load. */
export const RowCollector = ({ id, name }: CollectorNameProps) => {
  const isInPanel = useIsInPanel();
  if (!isInPanel) return collectorText({ id, name });
  return name === undefined ? <LoadedCollector id={id} /> : <CollectorName id={id} name={name} />;
};
