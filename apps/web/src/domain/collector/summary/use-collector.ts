import { operationPermissions } from '@backoffice/schema/permissions';
import type { QueryResult } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import { useCollectorOfEntityQuery, type CollectorOfEntityQuery } from './CollectorOfEntity.generated';

interface LoadedCollector {
  /** True if the person may read collectors. */
  readonly allowed: boolean;
  readonly query: QueryResult;
  readonly collector: CollectorOfEntityQuery['collector'] | undefined;
}

/** Loads a collector. Components that ask at the same time share one request. */
export const useCollector = (id: string): LoadedCollector => {
  const allowed = useCan(...operationPermissions['Query.collector']);
  const query = useCollectorOfEntityQuery({ variables: { id }, skip: !allowed });
  return { allowed, query, collector: query.data?.collector };
};
