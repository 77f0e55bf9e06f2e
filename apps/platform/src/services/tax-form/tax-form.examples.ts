import { newId } from '../../shared/new-id.ts';
import type { Examples } from '../../shared/service.ts';
import { aTaxForm } from './tax-form.builder.ts';
import { createTaxFormRepository } from './tax-form.repository.ts';

/** Valid example request for each operation of the tax form service. */
export const taxFormExamples: Examples = ({ db }) => {
  const stored = async (): Promise<string> => {
    const id = newId();
    await createTaxFormRepository(db).add(aTaxForm({ id }));
    return `/formularios/${id}`;
  };
  return {
    listTaxForms: () => ({ path: '/formularios?limit=100' }),
    createTaxForm: () => ({
      path: '/formularios',
      body: { period: '2026-10', file_structure: { id: 'rg-4614-2.0' } },
    }),
    listTaxFormStructures: () => ({ path: '/formularios/estructuras' }),
    getTaxForm: async () => ({ path: await stored() }),
    presentTaxForm: async () => ({ path: `${await stored()}/presentar` }),
    presentTaxFormManually: async () => ({ path: `${await stored()}/presentar/manual/202611240001` }),
    reprocessTaxForm: async () => ({
      path: `${await stored()}/reprocesar`,
      body: { reprocess_detail: 'Falta una entidad' },
    }),
    getTaxFormFile: async () => ({ path: `${await stored()}/archivo` }),
  };
};
