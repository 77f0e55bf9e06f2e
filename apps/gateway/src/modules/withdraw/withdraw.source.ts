import type { ClientFor, FileAddress, ListQuery, Page } from '../../rest/rest-client.ts';
import type { BankFileExtension } from '../bank-file.ts';
import type { Call } from '../domain-changes.ts';
import { equal } from '../list-arguments.ts';
import { mapResponse, readPage } from '../map-response.ts';
import { withdrawFrom, type WithdrawParent } from './withdraw.mappers.ts';

/** The withdraw service (B316). */
export interface WithdrawSource {
  readonly list: (query: ListQuery) => Promise<Page<WithdrawParent>>;
  /** Null when there is none. */
  readonly byId: (id: string) => Promise<WithdrawParent | null>;
  /** Each answers the withdraw as it is then. */
  readonly transfer: Call<undefined, WithdrawParent>;
  readonly reject: Call<{ readonly reason: string }, WithdrawParent>;
  readonly reexport: Call<undefined, WithdrawParent>;
  /** Where a file of it is. */
  readonly fileOf: (id: string, extension: BankFileExtension) => FileAddress | undefined;
}

const readWithdraw = mapResponse('withdraw', withdrawFrom);

/** Creates the methods of the withdraw service for one request. */
export const createWithdrawSource = (client: ClientFor<'withdraw'>): WithdrawSource => {
  const list: WithdrawSource['list'] = async (query) => readPage(await client.list('/', query), readWithdraw);
  const byId: WithdrawSource['byId'] = async (id) =>
    (await list({ filters: equal('id', id), page: 1, limit: 1 })).rows[0] ?? null;
  return {
    list,
    byId,
    transfer: async (id, _body, { idempotencyKey }) =>
      readWithdraw(await client.post('/transferir/{id}', { path: { id }, idempotencyKey })),
    reject: async (id, { reason }, { idempotencyKey }) =>
      readWithdraw(
        await client.post('/rechazar/{id}', { path: { id }, body: { status_detail: reason }, idempotencyKey }),
      ),
    reexport: async (id, _body, { idempotencyKey }) =>
      readWithdraw(await client.post('/{id}/re-exportar', { path: { id }, idempotencyKey })),
    fileOf: (id, extension) => client.fileAt('/{id}/descargar/{format}', { path: { id, format: extension } }),
  };
};
