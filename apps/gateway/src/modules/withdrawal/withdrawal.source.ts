import type { ClientFor, ListQuery, Page } from '../../rest/rest-client.ts';
import type { Call } from '../domain-changes.ts';
import { equal } from '../list-arguments.ts';
import { mapResponse, readPage } from '../map-response.ts';
import { withdrawalFrom, type WithdrawalParent } from './withdrawal.mappers.ts';

/** The withdrawal service (B317). */
export interface WithdrawalSource {
  readonly list: (query: ListQuery) => Promise<Page<WithdrawalParent>>;
  /** Null when there is none. */
  readonly byId: (id: string) => Promise<WithdrawalParent | null>;
  /** Each answers the withdrawal as it is then. */
  readonly authorize: Call<undefined, WithdrawalParent>;
  readonly reject: Call<{ readonly reason: string }, WithdrawalParent>;
}

const readWithdrawal = mapResponse('withdrawal', withdrawalFrom);

/** Creates the methods of the withdrawal service for one request. */
export const createWithdrawalSource = (client: ClientFor<'withdrawal'>): WithdrawalSource => {
  const list: WithdrawalSource['list'] = async (query) => readPage(await client.list('/', query), readWithdrawal);
  const byId: WithdrawalSource['byId'] = async (id) =>
    (await list({ filters: equal('id', id), page: 1, limit: 1 })).rows[0] ?? null;
  return {
    list,
    byId,
    authorize: async (id, _body, { idempotencyKey }) =>
      readWithdrawal(await client.post('/{id}/autorizar/', { path: { id }, idempotencyKey })),
    reject: async (id, { reason }, { idempotencyKey }) =>
      readWithdrawal(
        await client.post('/{id}/rechazar/', { path: { id }, body: { status_detail: reason }, idempotencyKey }),
      ),
  };
};
