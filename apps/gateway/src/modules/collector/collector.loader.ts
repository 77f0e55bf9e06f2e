import DataLoader from 'dataloader';
import { checkedIdentifier } from '../../errors/checked.ts';
import type { CollectorCache } from './collector.cache.ts';
import type { CollectorParent } from './collector.mappers.ts';

/** Rows a page has at most. */
const MAX_BATCH = 100;

interface CollectorReads {
  readonly byId: (id: string) => Promise<CollectorParent | null>;
  /** All that there are of these, in one call. @param ids at most a page of them */
  readonly byIds: (ids: readonly string[]) => Promise<readonly CollectorParent[]>;
}

/** Loads collectors for one request: from the cache, the rest in batches. One alone is requested by its identifier. */
export const createCollectorLoader = (
  { byId, byIds }: CollectorReads,
  cache: CollectorCache,
): ((id: string) => CollectorParent | null | Promise<CollectorParent | null>) => {
  const read = async (ids: readonly string[]) => {
    const [id] = ids;
    if (id === undefined || ids.length > 1) return byIds(ids);
    const found = await byId(id);
    return found ? [found] : [];
  };
  const loader = new DataLoader<string, CollectorParent | null>((ids) => cache.find(ids, read), {
    maxBatchSize: MAX_BATCH,
  });
  /** Collectors whose age has been checked: a list has a hundred rows of some twenty collectors. */
  const known = new Map<string, CollectorParent>();
  return (id) => {
    const found = known.get(id) ?? cache.recent(id);
    // what is known needs no promise
    if (!found) return loader.load(checkedIdentifier(id));
    known.set(id, found);
    return found;
  };
};
