import type { DetailChange } from '@backoffice/contracts/distribution';
import { largestPage } from '@backoffice/validators';
import type { ChangeHeaders } from '../../changes/perform.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { ClientFor, ListQuery } from '../../rest/rest-client.ts';
import { entityOf, loadOnce, nullWhenNotFound } from '../../module-kit/source/entity-of.ts';
import {
  destinationsOf,
  detailFrom,
  distributionFrom,
  type DistributionDetailParent,
  type DistributionParent,
} from './distribution.mappers.ts';

/** Identifiers of a part in its path. */
export interface DetailId {
  readonly distributionId: string;
  readonly id: string;
}

type Whole = Pick<DistributionParent, 'id' | 'type'>;

const pathOf = ({ distributionId, id }: DetailId) => ({ id: distributionId, idDetail: id });

/** Creates the source of the distribution service (B345-B348). */
export const createDistributionSource = (client: ClientFor<'distribution'>) => {
  const distribution = entityOf(client, distributionFrom);
  const detailOf = (whole: Whole) => entityOf(client, detailFrom(whole));
  const list = distribution.list('/distribuciones');
  const byId = distribution.find('/distribuciones/{id}');
  // the type decides the path of an edit of a part; no change of a distribution changes its type
  const wholeOf = loadOnce(byId);
  const known = async (id: string): Promise<Whole> => (await wholeOf(id)) ?? { id, type: 'NO_SCHEDULED' };
  const pageOfParts = async (of: Whole, page: Pick<ListQuery, 'page' | 'limit'>) =>
    detailOf(of).page(
      await client.list('/distribuciones/{id}/detalles', { filters: [], ...page }, { path: { id: of.id } }),
    );
  const allParts = async (of: Whole): Promise<readonly DistributionDetailParent[]> => {
    const first = await pageOfParts(of, { page: 1, limit: largestPage });
    const others = Array.from({ length: Math.ceil(first.size / largestPage) - 1 }, (_none, place) => place + 2);
    const pages = await Promise.all(others.map((page) => pageOfParts(of, { page, limit: largestPage })));
    return [first, ...pages].flatMap(({ rows }) => rows);
  };
  return {
    list,
    /** Counts matching distributions by reading a page of one row. */
    count: async (filters: ListQuery['filters']) => (await list({ filters, page: 1, limit: 1 })).size,
    byId,
    /**
     * Reads a distribution with its parts before a change. The destinations are checked in the parts, not taken from
     * the service's flag.
     */
    forChange: async (id: string): Promise<DistributionParent | null> => {
      const found = await byId(id);
      if (found === null) return null;
      const parts = await allParts(found).catch((problem: unknown) => {
        // a GatewayError comes from the gateway, such as the call limit of the request, not from the service
        if (problem instanceof GatewayError) throw problem;
        return null;
      });
      return parts
        ? { ...found, destinations: destinationsOf(parts, found.totalAmount), details: { rows: parts } }
        : { ...found, destinations: 'unread' };
    },
    details: pageOfParts,
    /** Reads a part; null when there is none. */
    detail: async (ids: DetailId) => {
      const [whole, found] = await Promise.all([
        wholeOf(ids.distributionId),
        nullWhenNotFound(client.get('/distribuciones/{id}/detalles/{idDetail}', { path: pathOf(ids) })),
      ]);
      return whole && found && detailOf(whole).one(found, ids.id);
    },
    reprocess: distribution.post('/distribuciones/{id}/reprocesar'),
    approve: distribution.post('/distribuciones/{id}/aprobar'),
    reject: distribution.post('/distribuciones/{id}/rechazar'),
    /** Changes a part and returns the changed one. */
    update: async (ids: DetailId, body: DetailChange, headers: ChangeHeaders) => {
      const whole = await known(ids.distributionId);
      const sent = { path: pathOf(ids), body, ...headers };
      return detailOf(whole).changed(
        whole.type === 'SCHEDULED'
          ? client.put('/distribuciones/programadas/{id}/detalles/{idDetail}', sent)
          : client.put('/distribuciones/{id}/detalles/{idDetail}', sent),
        ids.id,
      );
    },
    /** Sends the receipt of a part and returns the changed part. */
    sendReceipt: async (ids: DetailId, body: { readonly email: string }, headers: ChangeHeaders) => {
      const whole = await known(ids.distributionId);
      const sent = { path: pathOf(ids), body, ...headers };
      return detailOf(whole).changed(client.post('/distribuciones/{id}/detalles/{idDetail}/vouchers', sent), ids.id);
    },
  };
};
