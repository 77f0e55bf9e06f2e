import DataLoader from 'dataloader';
import type { CollectorParent } from './collector/collector.mappers.ts';
import type { PayerParent } from './payer/payer.mappers.ts';
import type { PaymentParent } from './payment/payment.mappers.ts';
import type { SharedCaches } from './shared-caches.ts';
import type { Sources } from './sources.ts';

/** One call for each distinct thing in a request, however many fields ask for it. */
export interface Loaders {
  readonly paymentById: DataLoader<string, PaymentParent | null>;
  readonly payerById: DataLoader<string, PayerParent | null>;
  readonly collectorById: DataLoader<string, CollectorParent | null>;
}

/** The services answer one at a time, so a batch is the distinct keys of this moment, asked side by side. */
const each = <Thing>(read: (id: string) => Promise<Thing>): DataLoader<string, Thing> =>
  new DataLoader(async (ids) =>
    (await Promise.allSettled(ids.map(read))).map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value : asError(outcome.reason),
    ),
  );

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** Made anew for each request. */
export const createLoaders = (sources: Sources, shared: SharedCaches): Loaders => ({
  paymentById: each(sources.payment.byId),
  payerById: each(sources.payer.byId),
  collectorById: each((id) => cachedCollector(id, sources, shared)),
});

/** From the shared cache, or by one call that all who ask meanwhile wait for. Failures are not kept. */
function cachedCollector(id: string, { collector }: Sources, shared: SharedCaches): Promise<CollectorParent | null> {
  const { collectors, collectorsInFlight } = shared;
  const known = collectors.get(id);
  if (known) return Promise.resolve(known);
  const reading = collectorsInFlight.get(id);
  // the one who reads may give up; whoever waits then reads for itself
  if (reading) return reading.catch(() => collector.byId(id));
  const read = collector
    .byId(id)
    .then((found) => {
      if (found) collectors.set(id, found);
      return found;
    })
    .finally(() => collectorsInFlight.delete(id));
  collectorsInFlight.set(id, read);
  return read;
}
