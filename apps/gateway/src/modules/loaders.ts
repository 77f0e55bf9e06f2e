import DataLoader from 'dataloader';
import { lazily } from '../lazily.ts';
import type { CollectorParent } from './collector/collector.mappers.ts';
import type { PayerParent } from './payer/payer.mappers.ts';
import type { PaymentParent } from './payment/payment.mappers.ts';
import type { SharedCaches } from './shared-caches.ts';
import type { Sources } from './sources.ts';

/** One call for each distinct thing in a request, however many fields ask for it. */
export interface Loaders {
  readonly paymentById: Loader<PaymentParent | null>;
  readonly payerById: Loader<PayerParent | null>;
  readonly collectorById: Loader<CollectorParent | null>;
}

interface Loader<Thing> {
  readonly load: (id: string) => Thing | Promise<Thing>;
}

/** Most services answer one at a time: the first who asks for a thing asks the service, everybody after them waits along. */
const each = <Thing>(read: (id: string) => Promise<Thing>): Loader<Thing> => {
  const asked = new Map<string, Promise<Thing>>();
  return {
    load: (id) => {
      const known = asked.get(id);
      if (known) return known;
      const thing = read(id);
      asked.set(id, thing);
      return thing;
    },
  };
};

/** Rows a page has at most. */
const ASKED_AT_ONCE = 100;

/** The service of collectors answers many at once, a page at most. One alone is asked for as such. */
const collectorLoader = ({ collector }: Sources, shared: SharedCaches): Loaders['collectorById'] => {
  const read = async (ids: readonly string[]) => {
    const [id] = ids;
    if (id === undefined || ids.length > 1) return collector.byIds(ids);
    const found = await collector.byId(id);
    return found ? [found] : [];
  };
  const loader = new DataLoader<string, CollectorParent | null>((ids) => shared.collectors(ids, read), {
    maxBatchSize: ASKED_AT_ONCE,
  });
  /** Those whose age has been looked at: a list has a hundred rows of some twenty collectors. */
  const known = new Map<string, CollectorParent>();
  return {
    load: (id) => {
      const found = known.get(id) ?? shared.collectorSeen(id);
      // what is known needs no promise
      if (!found) return loader.load(id);
      known.set(id, found);
      return found;
    },
  };
};

/** What loaders are made of. */
interface LoadersOptions {
  readonly sources: Sources;
  readonly shared: SharedCaches;
}

/** Made anew for each request. */
export const createLoaders = lazily<LoadersOptions, Loaders>({
  paymentById: ({ sources }) => each(sources.payment.byId),
  payerById: ({ sources }) => each(sources.payer.byId),
  collectorById: ({ sources, shared }) => collectorLoader(sources, shared),
});
