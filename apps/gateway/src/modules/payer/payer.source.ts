import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type { Payer, PayerPage } from '../../graphql/resolvers.generated.ts';
import type { ListQuery } from '../../rest/list-query.ts';
import type { RestClients } from '../../rest/rest-client.ts';
import { reading } from '../read-answer.ts';
import { payerFrom } from './payer.mappers.ts';

/** Not a payer but the other list of the service, at the path that a payer of this name would have (A188). */
const references = 'referencias';

/** The payer service (A185, A186). */
export interface PayerSource {
  readonly list: (query: ListQuery) => Promise<PayerPage>;
  /** Null when there is no such payer. */
  readonly byId: (id: string) => Promise<Payer | null>;
}

const readPayer = reading('payer', payerFrom);

export const createPayerSource = ({ payer: client }: RestClients): PayerSource => ({
  list: async (query) => {
    const { rows, page, limit, size } = await client.list('/', query);
    return { rows: rows.map(readPayer), page, limit, size };
  },
  byId: async (id) => {
    if (id === references) return null;
    const found = await nullWhenNotFound(client.get('/{id}', { path: { id } }));
    return found && readPayer(found);
  },
});
