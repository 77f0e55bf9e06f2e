import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type { Collector, CollectorPage } from '../../graphql/resolvers.generated.ts';
import type { ListQuery } from '../../rest/list-query.ts';
import type { RestClients } from '../../rest/rest-client.ts';
import { reading } from '../read-answer.ts';
import { collectorFrom } from './collector.mappers.ts';

/** The collector service (A194, B309). */
export interface CollectorSource {
  readonly list: (query: ListQuery) => Promise<CollectorPage>;
  /** Null when there is no such collector. */
  readonly byId: (id: string) => Promise<Collector | null>;
  /** Null when there is no such collector. */
  readonly bySignature: (signature: string) => Promise<Collector | null>;
}

const readCollector = reading('collector', collectorFrom);

export const createCollectorSource = ({ collector: client }: RestClients): CollectorSource => ({
  list: async (query) => {
    const { rows, page, limit, size } = await client.list('/comercios', query);
    return { rows: rows.map(readCollector), page, limit, size };
  },
  byId: async (id) => {
    const found = await nullWhenNotFound(client.get('/comercios/{id}', { path: { id } }));
    return found && readCollector(found);
  },
  bySignature: async (signature) => {
    const found = await nullWhenNotFound(client.get('/comercios/firma/{signature}', { path: { signature } }));
    return found && readCollector(found);
  },
});
