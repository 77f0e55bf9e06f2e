import type { Reprocessing, TaxFormRequest } from '@backoffice/contracts/tax-form';
import type { OnceHeaders } from '../../changes/perform-once.ts';
import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type { TaxFormStructure } from '../../graphql/resolvers.generated.ts';
import type { ClientFor, FileAddress, ListQuery, Page } from '../../rest/rest-client.ts';
import type { Call } from '../domain-changes.ts';
import { mapResponse, mapRows, readPage } from '../map-response.ts';
import { structureFrom, taxFormFrom, type TaxFormParent } from './tax-form.mappers.ts';

/** The transaction of a presentation by hand, which goes in the path. */
interface Transaction {
  readonly transactionId: string;
}

/** The tax form service (B323). */
export interface TaxFormSource {
  readonly list: (query: ListQuery) => Promise<Page<TaxFormParent>>;
  /** Null when there is none. */
  readonly byId: (id: string) => Promise<TaxFormParent | null>;
  readonly structures: () => Promise<TaxFormStructure[]>;
  readonly create: (body: TaxFormRequest, once: OnceHeaders) => Promise<TaxFormParent>;
  /** Each answers the form as it is then. */
  readonly present: Call<undefined, TaxFormParent>;
  readonly presentManually: Call<Transaction, TaxFormParent>;
  readonly reprocess: Call<Reprocessing, TaxFormParent>;
  /** Where its ZIP is. */
  readonly fileOf: (id: string) => FileAddress | undefined;
}

const readForm = mapResponse('tax-form', taxFormFrom);
const readStructures = mapRows('tax-form', structureFrom);

/** Creates the methods of the tax form service for one request. */
export const createTaxFormSource = (client: ClientFor<'tax-form'>): TaxFormSource => ({
  list: async (query) => readPage(await client.list('/formularios', query), readForm),
  byId: async (id) => {
    const found = await nullWhenNotFound(client.get('/formularios/{id}', { path: { id } }));
    return found && readForm(found);
  },
  structures: async () => readStructures(await client.get('/formularios/estructuras')),
  create: async (body, once) => readForm(await client.post('/formularios', { body, ...once })),
  present: async (id, _body, { idempotencyKey }) =>
    readForm(await client.post('/formularios/{id}/presentar', { path: { id }, idempotencyKey })),
  presentManually: async (id, { transactionId }, { idempotencyKey }) =>
    readForm(
      await client.post('/formularios/{id}/presentar/manual/{transactionId}', {
        path: { id, transactionId },
        idempotencyKey,
      }),
    ),
  reprocess: async (id, body, { idempotencyKey }) =>
    readForm(await client.post('/formularios/{id}/reprocesar', { path: { id }, body, idempotencyKey })),
  fileOf: (id) => client.fileAt('/formularios/{id}/archivo', { path: { id } }),
});
