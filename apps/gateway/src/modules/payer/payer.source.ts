import type { OnceHeaders } from '../../changes/perform.ts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import { callOf } from '../../rest/answered-calls.ts';
import type { ClientFor } from '../../rest/rest-client.ts';
import { entityOf, loadOnce } from '../../module-kit/source/entity-of.ts';
import { emailFilter } from '../../module-kit/list/list-arguments.ts';
import { payerFrom, referenceFrom } from './payer.mappers.ts';

/** Path segment of the list of references. A payer with this identifier would have the same path (A188). */
const references = 'referencias';

/**
 * Reads the number of deleted references.
 * @throws UpstreamError for an answer outside of the contract
 */
const countIn = (answer: { readonly deleted: number }): number => {
  const { deleted } = answer;
  if (!Number.isInteger(deleted) || deleted < 0)
    throw new UpstreamError('payer', 'BAD_ANSWER', { call: callOf(answer), pointer: '/deleted' });
  return deleted;
};

/** Creates the source of the payer service (A185 to A192, B312, B313). */
export const createPayerSource = (client: ClientFor<'payer'>) => {
  const payer = entityOf(client, payerFrom);
  const reference = entityOf(client, referenceFrom);
  const list = payer.list('/');
  const find = payer.find('/{id}');
  const byId = async (id: string) => (id === references ? null : find(id));
  return {
    list,
    byId,
    load: loadOnce(byId),
    /** Reads the payer with this e-mail address, at most once in a request; null when there is none. */
    loadByEmail: loadOnce(async (email) => {
      const { rows } = await list({ filters: [emailFilter('email', email)], page: 1, limit: 1 });
      return rows[0] ?? null;
    }),
    create: payer.create('/'),
    references: reference.list('/referencias'),
    referenceById: reference.findInList('/referencias'),
    createReference: reference.create('/referencias'),
    updateReference: reference.put('/referencias/{id}'),
    deleteReference: async (id: string, once: OnceHeaders) => {
      const request: Promise<unknown> = client.delete('/referencias/{id}', { path: { id }, ...once });
      const answer = await request;
      // the contract has 204 only: another success is a bad answer
      if (answer !== undefined) throw new UpstreamError('payer', 'BAD_ANSWER', { call: callOf(answer), pointer: '' });
    },
    /** Deletes the references of a collector and resolves to their number. */
    deleteReferencesOf: async (id: string, once: OnceHeaders) =>
      countIn(await client.delete('/referencias/comercios/{id}', { path: { id }, ...once })),
  };
};
