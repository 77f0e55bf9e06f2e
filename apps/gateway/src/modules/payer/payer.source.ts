import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type { Payer, PayerPage } from '../../graphql/resolvers.generated.ts';
import type { ListQuery } from '../../rest/list-query.ts';
import type { RestClients } from '../../rest/rest-client.ts';
import { payerFrom } from './payer.mappers.ts';

/** The payer service (A185, A186). */
export interface PayerSource {
  readonly list: (query: ListQuery) => Promise<PayerPage>;
  /** Null when there is no such payer. */
  readonly byId: (id: string) => Promise<Payer | null>;
}

export const createPayerSource = ({ payer: client }: RestClients): PayerSource => ({
  list: async (query) => {
    const { rows, page, limit, size } = await client.list('/', query);
    return { rows: rows.map(payerFrom), page, limit, size };
  },
  byId: async (id) => {
    const found = await nullWhenNotFound(client.get('/{id}', { path: { id } }));
    return found && payerFrom(found);
  },
});
