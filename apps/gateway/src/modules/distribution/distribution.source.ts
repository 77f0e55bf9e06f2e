import type { DetailChange } from '@backoffice/contracts/distribution';
import type { ChangeHeaders } from '../../changes/perform-change.ts';
import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type { ClientFor, ListQuery, Page } from '../../rest/rest-client.ts';
import type { Call } from '../domain-changes.ts';
import { loadOnce } from '../load-once.ts';
import { mapResponse, readPage } from '../map-response.ts';
import {
  detailFrom,
  distributionFrom,
  type DistributionDetailParent,
  type DistributionParent,
} from './distribution.mappers.ts';

/** A part, by the two identifiers that its path has. */
export interface DetailId {
  readonly distributionId: string;
  readonly id: string;
}

type DetailCall<Body> = (ids: DetailId, body: Body, headers: ChangeHeaders) => Promise<DistributionDetailParent>;

/** The distribution service (B345-B348). */
export interface DistributionSource {
  readonly list: (query: ListQuery) => Promise<Page<DistributionParent>>;
  /** How many match, by the total of a page of one row. */
  readonly count: (filters: ListQuery['filters']) => Promise<number>;
  /** Null when there is none. */
  readonly byId: (id: string) => Promise<DistributionParent | null>;
  readonly details: (
    of: Pick<DistributionParent, 'id' | 'type'>,
    page: Pick<ListQuery, 'page' | 'limit'>,
  ) => Promise<Page<DistributionDetailParent>>;
  /** Null when there is none. */
  readonly detail: (ids: DetailId) => Promise<DistributionDetailParent | null>;
  /** Each answers the distribution as it is then. */
  readonly reprocess: Call<undefined, DistributionParent>;
  readonly approve: Call<undefined, DistributionParent>;
  readonly reject: Call<{ readonly reason: string }, DistributionParent>;
  /** Each answers the part as it is then. */
  readonly update: DetailCall<DetailChange>;
  readonly sendReceipt: DetailCall<{ readonly email: string }>;
}

const readDistribution = mapResponse('distribution', distributionFrom);
const readDetail = (of: Pick<DistributionParent, 'id' | 'type'>) => mapResponse('distribution', detailFrom(of));

/** Creates the methods of the distribution service for one request. */
export const createDistributionSource = (client: ClientFor<'distribution'>): DistributionSource => {
  const byId: DistributionSource['byId'] = async (id) => {
    const found = await nullWhenNotFound(client.get('/distribuciones/{id}', { path: { id } }));
    return found && readDistribution(found);
  };
  // its type never changes, and decides about the path of its parts
  const wholeOf = loadOnce(byId);
  const known = async (id: string): Promise<Pick<DistributionParent, 'id' | 'type'>> =>
    (await wholeOf(id)) ?? { id, type: 'NO_SCHEDULED' };
  const pathOf = ({ distributionId, id }: DetailId) => ({ id: distributionId, idDetail: id });
  return {
    list: async (query) => readPage(await client.list('/distribuciones', query), readDistribution),
    count: async (filters) => (await client.list('/distribuciones', { filters, page: 1, limit: 1 })).size,
    byId,
    details: async (of, page) =>
      readPage(
        await client.list('/distribuciones/{id}/detalles', { filters: [], ...page }, { path: { id: of.id } }),
        readDetail(of),
      ),
    detail: async (ids) => {
      const [whole, found] = await Promise.all([
        wholeOf(ids.distributionId),
        nullWhenNotFound(client.get('/distribuciones/{id}/detalles/{idDetail}', { path: pathOf(ids) })),
      ]);
      return whole && found && readDetail(whole)(found);
    },
    reprocess: async (id, _body, headers) =>
      readDistribution(await client.post('/distribuciones/{id}/reprocesar', { path: { id }, ...headers })),
    approve: async (id, _body, headers) =>
      readDistribution(await client.post('/distribuciones/{id}/aprobar', { path: { id }, ...headers })),
    reject: async (id, { reason }, headers) =>
      readDistribution(
        await client.post('/distribuciones/{id}/rechazar', {
          path: { id },
          body: { status_detail: reason },
          ...headers,
        }),
      ),
    update: async (ids, body, headers) => {
      const whole = await known(ids.distributionId);
      const sent = { path: pathOf(ids), body, ...headers };
      const answer =
        whole.type === 'SCHEDULED'
          ? await client.put('/distribuciones/programadas/{id}/detalles/{idDetail}', sent)
          : await client.put('/distribuciones/{id}/detalles/{idDetail}', sent);
      return readDetail(whole)(answer);
    },
    sendReceipt: async (ids, body, headers) => {
      const whole = await known(ids.distributionId);
      const sent = { path: pathOf(ids), body, ...headers };
      return readDetail(whole)(await client.post('/distribuciones/{id}/detalles/{idDetail}/vouchers', sent));
    },
  };
};
