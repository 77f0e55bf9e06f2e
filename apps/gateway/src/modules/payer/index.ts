import { defineModule } from '../define-module.ts';
import { payerResolvers } from './payer.resolvers.ts';
import { createPayerSource } from './payer.source.ts';
import { payerRefusals } from './payer.texts.ts';

/** Module of payers and their references, under which collectors know them. */
export const payerModule = defineModule({
  service: 'payer',
  serviceLabel: 'pagadores',
  refusals: payerRefusals,
  resolvers: payerResolvers,
  createSource: createPayerSource,
});
