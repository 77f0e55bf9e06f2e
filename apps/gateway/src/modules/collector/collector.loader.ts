import DataLoader from 'dataloader';
import { checkedIdentifier } from '../../errors/checked.ts';
import type { CollectorCache } from './collector.cache.ts';
import type { CollectorParent } from './collector.mappers.ts';

/** Maximum collectors of one call, the rows of a page. */
const MAX_BATCH = 100;

interface CollectorReads {
  readonly byId: (id: string) => Promise<CollectorParent | null>;
  /**
   * Reads collectors in one call; leaves out identifiers without a collector.
   * @param ids at most as many as a page has rows
   */
  readonly byIds: (ids: readonly string[]) => Promise<readonly CollectorParent[]>;
}

/**
 * Creates the loader of collectors for one request. It uses the cache and reads the rest in batches. A batch of one is
 * read by its identifier.
 */
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
  /** Collectors of this request. Their age is not checked again: many rows of a list have the same collector. */
  const known = new Map<string, CollectorParent>();
  return (id) => {
    const found = known.get(id) ?? cache.recent(id);
    // a known collector is returned without a promise
    if (!found) return loader.load(checkedIdentifier(id));
    known.set(id, found);
    return found;
  };
};
