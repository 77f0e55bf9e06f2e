import { operationPermissions } from '@backoffice/schema/permissions';
import { errorOf } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import type { Failure } from '@/shared/feedback';
import { useCollectorOfEntityQuery, type CollectorOfEntityQuery } from './CollectorOfEntity.generated';

interface CollectorState {
  /** Whether this person may see collectors at all. */
  readonly allowed: boolean;
  readonly loading: boolean;
  readonly collector: CollectorOfEntityQuery['collector'] | undefined;
  readonly failure: Failure | undefined;
  readonly retry: () => void;
}

/** The collector of an entity, from its own service; asked once, however many parts of the screen show it. */
export const useCollector = (id: string): CollectorState => {
  const allowed = useCan(...operationPermissions['Query.collector']);
  const result = useCollectorOfEntityQuery({ variables: { id }, skip: !allowed });
  return {
    allowed,
    loading: result.loading,
    collector: result.data?.collector,
    failure: errorOf(result),
    retry: () => void result.refetch(),
  };
};
