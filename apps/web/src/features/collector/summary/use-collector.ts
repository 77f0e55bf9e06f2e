import { operationPermissions } from '@backoffice/schema/permissions';
import { useCan } from '@/shared/auth';
import type { Asked } from '@/shared/detail';
import { useCollectorOfEntityQuery, type CollectorOfEntityQuery } from './CollectorOfEntity.generated';

interface AskedCollector {
  /** Whether this person may see collectors at all. */
  readonly allowed: boolean;
  readonly asked: Asked;
  readonly collector: CollectorOfEntityQuery['collector'] | undefined;
}

/** A collector, from its own service; asked once, however many parts of the screen show it. */
export const useCollector = (id: string): AskedCollector => {
  const allowed = useCan(...operationPermissions['Query.collector']);
  const asked = useCollectorOfEntityQuery({ variables: { id }, skip: !allowed });
  return { allowed, asked, collector: asked.data?.collector };
};
