import type { OnceHeaders } from '../../changes/perform.ts';
import type { ClientFor } from '../../rest/rest-client.ts';
import { entityOf, rowsOf } from '../../module-kit/source/entity-of.ts';
import { structureFrom, taxFormFrom } from './tax-form.mappers.ts';

export type TaxFormSource = ReturnType<typeof createTaxFormSource>;

/** Creates the source of the tax form service (B323). */
export const createTaxFormSource = (client: ClientFor<'tax-form'>) => {
  const form = entityOf(client, taxFormFrom);
  return {
    list: form.list('/formularios'),
    byId: form.find('/formularios/{id}'),
    structures: entityOf(client, rowsOf(structureFrom)).get('/formularios/estructuras'),
    create: form.create('/formularios'),
    present: form.post('/formularios/{id}/presentar'),
    presentManually: (id: string, { transactionId }: { readonly transactionId: string }, once: OnceHeaders) =>
      form.changed(
        client.post('/formularios/{id}/presentar/manual/{transactionId}', { path: { id, transactionId }, ...once }),
        id,
      ),
    reprocess: form.post('/formularios/{id}/reprocesar'),
    /** Returns the address of the ZIP of a form. */
    fileOf: (id: string) => client.fileAt('/formularios/{id}/archivo', { path: { id } }),
  };
};
