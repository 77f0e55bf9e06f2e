import { defineModule } from '../define-module.ts';
import { convertedImport } from './converter.mappers.ts';
import { converterResolvers } from './converter.resolvers.ts';
import { createConverterSource } from './converter.source.ts';
import { converterRefusals } from './converter.texts.ts';

/** Module of conversions: files of other systems that become imports. */
export const converterModule = defineModule({
  service: 'converter',
  serviceLabel: 'conversión',
  refusals: converterRefusals,
  resolvers: converterResolvers,
  readUpload: convertedImport,
  createSource: createConverterSource,
});
