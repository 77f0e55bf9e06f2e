import { conflictOrMade } from '../../changes/change-error.ts';
import { refused, type Changed } from '../../changes/perform.ts';
import { movedOrMadeAdvice } from '../../errors/catalogue/error-advice.texts.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import type * as api from '../../api/schema-types.generated.ts';
import { noBody } from '../../module-kit/change/change-bodies.ts';
import { unlessStale, unversioned } from '../../module-kit/change/mutations.ts';
import { filtersOf } from '../../module-kit/list/search.ts';
import { newPayer, newReference, referenceUpdate } from './payer.change-bodies.ts';
import type { PayerParent, PayerReferenceParent } from './payer.mappers.ts';
import { referenceSearch } from './payer.search.ts';

const identification = {
  'identification.type': 'identification.type',
  'identification.number': 'identification.number',
  'identification.country': 'identification.country',
};
const ofReference = Object.fromEntries(
  ['name', 'email', 'externalReference', ...Object.keys(identification)].map((name) => [name, `reference.${name}`]),
);

const payerMutation = unversioned({
  area: 'payers',
  fieldNames: { name: 'name', email: 'email', ...identification },
  payload: ({ entity, error }: Changed<PayerParent>) => ({ payerId: entity?.id ?? null, payer: entity, error }),
});

const references = {
  area: 'payer-references',
  fieldNames: { ...ofReference, collector_id: 'collectorId', external_reference: 'reference.externalReference' },
};

const mutation = unversioned({
  ...references,
  payload: ({ entity, error }: Changed<PayerReferenceParent>) => ({ reference: entity, error }),
});

/** Builder of the deletions. The result is the number of deleted references. */
const deletion = unversioned({
  ...references,
  payload: ({ entity, result = 0, error }: Changed<PayerReferenceParent, number>) => ({
    deleted: result,
    reference: entity,
    error,
  }),
});

/** Mutations of payers and their references (A187 to A192, B312, B313). */
export const payerMutations = {
  createPayer: payerMutation(
    (args: api.MutationCreatePayerArgs) => newPayer(args),
    (_args, { sources }) => ({
      send: async (body, once) => ({ entity: await sources.payer.create(body, once) }),
    }),
  ),
  createPayerReference: mutation(
    (args: api.MutationCreatePayerReferenceArgs) => newReference(args),
    (_args, { sources }) => ({
      send: async (body, once) => ({ entity: await sources.payer.createReference(body, once) }),
    }),
  ),
  updatePayerReference: mutation(
    (args: api.MutationUpdatePayerReferenceArgs) => referenceUpdate(args),
    ({ id, version }, { sources, notes }) => ({
      check: unlessStale(notes, version, () => sources.payer.referenceById(id)),
      send: async (body, once) => ({ entity: await sources.payer.updateReference(id, body, once) }),
    }),
  ),
  deletePayerReference: deletion(
    noBody,
    ({ id, version }: api.MutationDeletePayerReferenceArgs, { sources, notes }) => ({
      check: unlessStale(notes, version, () => sources.payer.referenceById(id)),
      send: async (_body, once) => {
        await sources.payer.deleteReference(id, once);
        return { entity: null, result: 1 };
      },
    }),
  ),
  deletePayerReferencesByCollector: deletion(
    ({ collectorId }: api.MutationDeletePayerReferencesByCollectorArgs, { now, listsRefunds }) =>
      filtersOf(referenceSearch, { collectorId }, { now: now(), listsRefunds }),
    ({ collectorId, expectedSize }, { sources, now, listsRefunds }) => ({
      check: async (wasSent) => {
        if (wasSent) return undefined;
        const filters = filtersOf(referenceSearch, { collectorId }, { now: now(), listsRefunds });
        const { size } = await sources.payer.references({ filters, page: 1, limit: 1 });
        const message = `La entidad tenía ${expectedSize === 1 ? '1 referencia' : `${expectedSize} referencias`} y ahora tiene ${size}. No se eliminó ninguna: revise y vuelva a confirmar.`;
        return size === expectedSize
          ? undefined
          : refused(conflictOrMade('selection_moved', { message, ...movedOrMadeAdvice }));
      },
      send: async (_body, once) => ({
        entity: null,
        result: await sources.payer.deleteReferencesOf(collectorId, once),
      }),
    }),
  ),
} satisfies MutationResolvers;
