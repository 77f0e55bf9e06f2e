import { defineModule } from '../define-module.ts';
import { taxFormActions } from './formularios.actions.ts';
import { taxFormResolvers } from './formularios.resolvers.ts';
import { createTaxFormSource } from './formularios.source.ts';
import { taxFormRefusals } from './formularios.texts.ts';

/** Forms for the tax authority, their files and their due dates. */
export const formulariosModule = defineModule({
  service: 'formularios',
  serviceLabel: 'presentaciones fiscales',
  refusals: taxFormRefusals,
  resolvers: taxFormResolvers,
  localFields: ['TaxForm.availableActions'],
  actions: { TaxForm: taxFormActions },
  createSource: createTaxFormSource,
});
