import { defineModule } from '../define-module.ts';
import { taxFormActions } from './tax-form.actions.ts';
import { taxFormResolvers } from './tax-form.resolvers.ts';
import { createTaxFormSource } from './tax-form.source.ts';
import { taxFormRefusals } from './tax-form.texts.ts';

/** Forms for the tax authority, their files and their due dates. */
export const taxFormModule = defineModule({
  service: 'tax-form',
  serviceLabel: 'presentaciones fiscales',
  refusals: taxFormRefusals,
  resolvers: taxFormResolvers,
  actions: { TaxForm: taxFormActions },
  createSource: createTaxFormSource,
});
