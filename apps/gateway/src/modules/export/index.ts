import { defineModule } from '../define-module.ts';
import { exportResolvers } from './export.resolvers.ts';
import { createExportSource } from './export.source.ts';
import { exportRefusals } from './export.texts.ts';

/** Module of exports, which are lists as files. */
export const exportModule = defineModule({
  service: 'export',
  serviceLabel: 'exportaciones',
  refusals: exportRefusals,
  resolvers: exportResolvers,
  createSource: createExportSource,
});
