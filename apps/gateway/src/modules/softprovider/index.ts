import { defineModule } from '../define-module.ts';
import { reportActions } from './softprovider.actions.ts';
import { reportResolvers } from './softprovider.resolvers.ts';
import { createSoftwareProviderSource } from './softprovider.source.ts';
import { reportRefusals } from './softprovider.texts.ts';

/** Reports for software providers, and their files. */
export const softproviderModule = defineModule({
  service: 'softprovider',
  serviceLabel: 'reportes de integraciones',
  refusals: reportRefusals,
  resolvers: reportResolvers,
  localFields: ['SoftwareProviderReport.availableActions'],
  actions: { SoftwareProviderReport: reportActions },
  createSource: createSoftwareProviderSource,
});
