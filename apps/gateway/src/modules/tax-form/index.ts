import { defineModule } from '../define-module.ts';
import { taxFormActions } from './tax-form.actions.ts';
import { taxFormResolvers } from './tax-form.resolvers.ts';
import { createTaxFormSource } from './tax-form.source.ts';
import { taxFormRefusals } from './tax-form.texts.ts';

/** Module of forms for the tax authority, with their files and due dates. */
export const taxFormModule = defineModule({
  service: 'tax-form',
  serviceLabel: 'presentaciones fiscales',
  refusals: taxFormRefusals,
  resolvers: taxFormResolvers,
  actions: { TaxForm: taxFormActions },
  createSource: createTaxFormSource,
});
