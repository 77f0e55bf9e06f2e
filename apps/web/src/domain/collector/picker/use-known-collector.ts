import { operationPermissions } from '@backoffice/schema/permissions';
import { useMemo } from 'react';
import { skipToken } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import { usePreference } from '@/shared/preferences';
import { useKnownCollectorQuery } from './KnownCollector.generated';
import { recentCollectors, type CollectorOption } from './recent-collectors';

/**
 * Gives a collector of an address the name that its service knows: a link may say any. One that was chosen here is known
 * already, and costs no request; until the answer is there, the name of the link stands.
 */
export const useKnownCollector = (linked: CollectorOption | null): CollectorOption | null => {
  const allowed = useCan(...operationPermissions['Query.collector']);
  const [recent] = usePreference(recentCollectors);
  const id = linked?.id;
  const chosen = recent.find((option) => option.id === id)?.name;
  const asks = id !== undefined && chosen === undefined && allowed;
  const { data, loading } = useKnownCollectorQuery(
    asks ? { variables: { id }, fetchPolicy: 'cache-first' } : skipToken,
  );
  const name = chosen ?? (loading ? linked?.name : data?.collector?.name) ?? '';
  return useMemo(() => (id === undefined ? null : { id, name }), [id, name]);
};
