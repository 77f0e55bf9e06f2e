import type { ClientFor, ListQuery, Page } from '../../rest/rest-client.ts';
import type { Call } from '../domain-changes.ts';
import { equal } from '../list-arguments.ts';
import { mapResponse, readPage } from '../map-response.ts';
import { transferFrom, type TransferParent } from './transfer.mappers.ts';

/** The transfer service (B308). */
export interface TransferSource {
  readonly list: (query: ListQuery) => Promise<Page<TransferParent>>;
  /** Null when there is no such transfer. */
  readonly byId: (id: string) => Promise<TransferParent | null>;
  /** Conciliates it with its payment; answers it as it is then. */
  readonly conciliate: Call<undefined, TransferParent>;
}

const readTransfer = mapResponse('transfer', transferFrom);

export const createTransferSource = (client: ClientFor<'transfer'>): TransferSource => {
  const list: TransferSource['list'] = async (query) => readPage(await client.list('/', query), readTransfer);
  return {
    list,
    byId: async (id) => (await list({ filters: equal('id', id), page: 1, limit: 1 })).rows[0] ?? null,
    conciliate: async (id, _body, { idempotencyKey }) =>
      readTransfer(await client.post('/forzar-conciliacion/{id}', { path: { id }, idempotencyKey })),
  };
};
