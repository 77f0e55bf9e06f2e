import type { OnceHeaders } from '../../changes/perform.ts';
import type { BinChoice } from '../../api/schema-types.generated.ts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import { callOf } from '../../rest/answered-calls.ts';
import type { ClientFor, ListQuery } from '../../rest/rest-client.ts';
import { equal } from '../../module-kit/list/list-arguments.ts';
import { entityOf } from '../../module-kit/source/entity-of.ts';
import { at } from '../../unknown-value.ts';
import { binFrom } from './bin.mappers.ts';

/** Paths of the look-up lists (B336). */
const choicePaths = { brands: '/marcas', types: '/tipos', subtypes: '/subtipos', issuers: '/emisores' } as const;

export type BinSource = ReturnType<typeof createBinSource>;

/**
 * Reads whether the service deleted: a bare boolean (B363) or the field `deleted`.
 * @throws UpstreamError for any other answer
 */
const wasDeleted = (answer: unknown): boolean => {
  const deleted = typeof answer === 'boolean' ? answer : at(answer, 'deleted');
  if (typeof deleted !== 'boolean')
    throw new UpstreamError('bin', 'BAD_ANSWER', { call: callOf(answer), pointer: '/deleted' });
  return deleted;
};

/** Creates the source of the BIN service (B335, B336). */
export const createBinSource = (client: ClientFor<'bin'>) => {
  const bin = entityOf(client, binFrom);
  const choice = entityOf(client, ({ id, description }: BinChoice): BinChoice => ({ id, description }));
  const list = bin.list('/');
  return {
    list,
    byIds: async (ids: readonly string[]) =>
      (await list({ filters: equal('id', ids), page: 1, limit: ids.length })).rows,
    byId: bin.find('/{id}'),
    // the client subtracts 1 from the page, because pages of BINs count from 0; look-ups count from 1 (B375, B380)
    choices: async (of: keyof typeof choicePaths, query: ListQuery) => {
      const { rows, limit, size } = await choice.list(choicePaths[of])({ ...query, page: query.page + 1 });
      return { rows, page: query.page, limit, size };
    },
    create: bin.create('/secure'),
    update: bin.put('/secure/{id}'),
    /** Deletes a BIN; resolves to false when it was not deleted (B363). */
    remove: async (id: string, once: OnceHeaders) =>
      wasDeleted(await client.delete('/secure/{id}', { path: { id }, ...once, anyAnswer: true })),
    /** Deletes several BINs, all or none; resolves to false when none was deleted. */
    removeAll: async (ids: readonly string[], once: OnceHeaders) =>
      wasDeleted(await client.post('/delete-all', { body: { ids: [...ids] }, ...once, anyAnswer: true })),
  };
};
