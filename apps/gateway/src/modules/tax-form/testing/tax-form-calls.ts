import { aTaxForm, taxForms } from '@backoffice/platform/testing';
import { given, reason, type Arguments, type WaitingEntities } from '../../../testing/waiting-entities.ts';

/**
 * Creates valid arguments for each mutation of the module, on an entity that allows it. Tests over all mutations use
 * them.
 */
export const taxFormArguments = ({ platform, seen }: WaitingEntities) => {
  const form = (more?: Arguments) => seen('taxForm', (id) => platform.add(taxForms, aTaxForm({ id })), more);
  return {
    createTaxForm: given({ structureId: 'rg-4614-2.0', period: '2026-10' }),
    presentTaxForm: form(),
    presentTaxFormManually: form({ transactionId: '202611240001' }),
    reprocessTaxForm: form({ reason }),
    createTaxFormDownload: form(),
  };
};
