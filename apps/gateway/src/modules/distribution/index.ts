import { defineModule } from '../define-module.ts';
import { detailActions, distributionActions } from './distribution.actions.ts';
import { distributionResolvers } from './distribution.resolvers.ts';
import { createDistributionSource } from './distribution.source.ts';
import { distributionRefusals } from './distribution.texts.ts';

/** Module of distributions, which share out payments among destinations. */
export const distributionModule = defineModule({
  service: 'distribution',
  serviceLabel: 'distribuciones de pagos',
  refusals: distributionRefusals,
  resolvers: distributionResolvers,
  localFields: ['Query.distributionStatistics'],
  actions: { Distribution: distributionActions, DistributionDetail: detailActions },
  createSource: createDistributionSource,
});
