import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { scalars } from '../graphql/scalars.ts';
import { collectorResolvers } from './collector/collector.resolvers.ts';
import { payerResolvers } from './payer/payer.resolvers.ts';
import { paymentResolvers } from './payment/payment.resolvers.ts';
import { viewerResolvers } from './viewer/viewer.resolvers.ts';

export { createLoaders, type Loaders } from './loaders.ts';
export { createSharedCaches, type SharedCaches } from './shared-caches.ts';
export { createSources, type Sources } from './sources.ts';

/** The domains: the gateway's table of contents. */
const modules = [collectorResolvers, payerResolvers, paymentResolvers, viewerResolvers];

/** Every resolver, scalars included. */
export const resolvers: Resolvers = {
  ...Object.assign({}, scalars, ...modules),
  Query: Object.assign({}, ...modules.map(({ Query }) => Query)),
};
