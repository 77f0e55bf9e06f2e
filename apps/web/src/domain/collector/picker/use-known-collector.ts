import { operationPermissions } from '@backoffice/schema/permissions';
import { useMemo } from 'react';
import { skipToken } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import { usePreference } from '@/shared/preferences';
import { useKnownCollectorQuery } from './KnownCollector.generated';
import { recentCollectors, type CollectorOption } from './recent-collectors';

/**
 * Replaces the name of a collector in an address by the name in its service, because a link may contain any name. A
 * recently used collector needs no request. Until the answer arrives, the name in the link is shown. Without an answer,
 * or without the permission, the name is empty.
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
