import type { NewPayer, NewPayerReference, PayerReferenceUpdate } from '@backoffice/contracts/payer';
import type { OnceHeaders } from '../../changes/perform-once.ts';
import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type { ClientFor, ListQuery, Page } from '../../rest/rest-client.ts';
import { equal, equalEmail } from '../list-arguments.ts';
import { loadOnce } from '../load-once.ts';
import { mapResponse, readPage } from '../map-response.ts';
import { payerFrom, referenceFrom, type PayerParent, type PayerReferenceParent } from './payer.mappers.ts';

/** Not a payer but the other list of the service, at the path that a payer of this name would have (A188). */
const references = 'referencias';

/** The payer service (A185 to A192, B312, B313). */
export interface PayerSource {
  readonly list: (query: ListQuery) => Promise<Page<PayerParent>>;
  /** Null when there is no such payer. */
  readonly byId: (id: string) => Promise<PayerParent | null>;
  /** The same, read once a request however many fields ask for it. */
  readonly load: (id: string) => Promise<PayerParent | null>;
  /** The payer with this e-mail address, read once a request; null when there is none. */
  readonly loadByEmail: (email: string) => Promise<PayerParent | null>;
  readonly create: (body: NewPayer, once: OnceHeaders) => Promise<PayerParent>;
  readonly references: (query: ListQuery) => Promise<Page<PayerReferenceParent>>;
  /** Null when there is no such reference. */
  readonly referenceById: (id: string) => Promise<PayerReferenceParent | null>;
  readonly createReference: (body: NewPayerReference, once: OnceHeaders) => Promise<PayerReferenceParent>;
  readonly updateReference: (
    id: string,
    body: PayerReferenceUpdate,
    once: OnceHeaders,
  ) => Promise<PayerReferenceParent>;
  readonly deleteReference: (id: string, once: OnceHeaders) => Promise<void>;
  /** How many were deleted. */
  readonly deleteReferencesOf: (collectorId: string, once: OnceHeaders) => Promise<number>;
}

const readPayer = mapResponse('payer', payerFrom);
const readReference = mapResponse('payer', referenceFrom);

export const createPayerSource = (client: ClientFor<'payer'>): PayerSource => {
  const byId = async (id: string) => {
    if (id === references) return null;
    const found = await nullWhenNotFound(client.get('/{id}', { path: { id } }));
    return found && readPayer(found);
  };
  const list: PayerSource['list'] = async (query) => readPage(await client.list('/', query), readPayer);
  return {
    list,
    byId,
    load: loadOnce(byId),
    loadByEmail: loadOnce(async (email) => {
      const { rows } = await list({ filters: equalEmail('email', email), page: 1, limit: 1 });
      return rows[0] ?? null;
    }),
    create: async (body, once) => readPayer(await client.post('/', { body, ...once })),
    references: async (query) => readPage(await client.list('/referencias', query), readReference),
    referenceById: async (id) => {
      const found = await client.list('/referencias', { filters: equal('id', id), page: 1, limit: 1 });
      return readPage(found, readReference).rows[0] ?? null;
    },
    createReference: async (body, once) => readReference(await client.post('/referencias', { body, ...once })),
    updateReference: async (id, body, once) =>
      readReference(await client.put('/referencias/{id}', { path: { id }, body, ...once })),
    deleteReference: async (id, once) => {
      await client.delete('/referencias/{id}', { path: { id }, ...once });
    },
    deleteReferencesOf: async (id, once) =>
      (await client.delete('/referencias/comercios/{id}', { path: { id }, ...once })).deleted,
  };
};
