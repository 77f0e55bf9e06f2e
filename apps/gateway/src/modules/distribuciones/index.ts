import { defineModule } from '../define-module.ts';
import { detailActions, distributionActions } from './distribuciones.actions.ts';
import { distributionResolvers } from './distribuciones.resolvers.ts';
import { createDistributionSource } from './distribuciones.source.ts';
import { distributionRefusals } from './distribuciones.texts.ts';

/** How payments are shared out among destinations. */
export const distribucionesModule = defineModule({
  service: 'distribuciones',
  serviceLabel: 'distribuciones de pagos',
  refusals: distributionRefusals,
  resolvers: distributionResolvers,
  localFields: ['Query.distributionStatistics', 'Distribution.availableActions', 'DistributionDetail.availableActions'],
  actions: { Distribution: distributionActions, DistributionDetail: detailActions },
  createSource: createDistributionSource,
});
