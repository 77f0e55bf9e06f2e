import { defineModule } from '../define-module.ts';
import { createCollectorCache } from './collector.cache.ts';
import { collectorResolvers } from './collector.resolvers.ts';
import { createCollectorSource } from './collector.source.ts';
import { collectorRefusals } from './collector.texts.ts';

/** Collectors, and what else their service lists: promotions and gateways. */
export const collectorModule = defineModule({
  service: 'collector',
  serviceLabel: 'comercios',
  refusals: collectorRefusals,
  resolvers: collectorResolvers,
  localFields: ['ConfigurationVariable.mayChange'],
  openSource: (shared) => {
    const cache = createCollectorCache(shared);
    return (client) => createCollectorSource(client, cache);
  },
});
