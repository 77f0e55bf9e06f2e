import { defineModule } from '../define-module.ts';
import { reportActions } from './software-provider.actions.ts';
import { reportResolvers } from './software-provider.resolvers.ts';
import { createSoftwareProviderSource } from './software-provider.source.ts';
import { reportRefusals } from './software-provider.texts.ts';

/** Module of reports for software providers, with their files. */
export const softwareProviderModule = defineModule({
  service: 'software-provider',
  serviceLabel: 'reportes de integraciones',
  refusals: reportRefusals,
  resolvers: reportResolvers,
  actions: { SoftwareProviderReport: reportActions },
  createSource: createSoftwareProviderSource,
});
