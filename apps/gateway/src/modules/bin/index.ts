import { defineModule } from '../define-module.ts';
import { binResolvers } from './bin.resolvers.ts';
import { createBinSource } from './bin.source.ts';
import { binRefusals } from './bin.texts.ts';

/** Module of BINs, the first six digits of a card. */
export const binModule = defineModule({
  service: 'bin',
  serviceLabel: 'prefijos de tarjetas',
  refusals: binRefusals,
  resolvers: binResolvers,
  createSource: createBinSource,
});
