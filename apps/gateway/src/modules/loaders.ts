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
  collectorById: each((id) => shared.collector(id, sources.collector.byId)),
});
