import { operationPermissions } from '@backoffice/schema/permissions';
import type { QueryResult } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import { useCollectorOfEntityQuery, type CollectorOfEntityQuery } from './CollectorOfEntity.generated';

interface LoadedCollector {
  /** True where this person may see collectors. */
  readonly allowed: boolean;
  readonly query: QueryResult;
  readonly collector: CollectorOfEntityQuery['collector'] | undefined;
}

/** A collector, from its own service; asked once, however many parts of the screen show it. */
export const useCollector = (id: string): LoadedCollector => {
  const allowed = useCan(...operationPermissions['Query.collector']);
  const query = useCollectorOfEntityQuery({ variables: { id }, skip: !allowed });
  return { allowed, query, collector: query.data?.collector };
};
