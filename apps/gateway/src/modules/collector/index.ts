import { defineModule } from '../define-module.ts';
import { createCollectorCache } from './collector.cache.ts';
import { collectorResolvers } from './collector.resolvers.ts';
import { createCollectorSource } from './collector.source.ts';
import { collectorRefusals } from './collector.texts.ts';

/** Module of collectors, and of the promotions and gateways that their service lists. */
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
