import { changeArea } from '../../changes/change-keys.ts';
import { conflict, refused, type Changed } from '../../changes/perform-once.ts';
import { movedAdvice } from '../../errors/error-advice.texts.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { createOnceRunner } from '../domain-once.ts';
import { filtersOf } from '../search.ts';
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

const runPayer = createOnceRunner<PayerParent, null>({
  keys: changeArea('payers'),
  fieldNames: { name: 'name', email: 'email', ...identification },
});
const runReference = createOnceRunner<PayerReferenceParent, number>({
  keys: changeArea('payer-references'),
  fieldNames: { ...ofReference, collector_id: 'collectorId', external_reference: 'reference.externalReference' },
});

const referencePayload = ({ entity, error }: Changed<PayerReferenceParent, number>) => ({
  reference: entity,
  error,
});
const deletedPayload = ({ result, error }: Changed<PayerReferenceParent, number>) => ({ deleted: result ?? 0, error });

/** The mutations of payers and their references (A187 to A192, B312, B313). */
export const payerMutations = {
  createPayer: async (_root, args, context) => {
    const { entity, error } = await runPayer('createPayer', args, context, {
      body: () => newPayer(args),
      send: async (body, once) => ({ entity: await context.sources.payer.create(body, once), result: null }),
    });
    return { payerId: entity?.id ?? null, payer: entity, error };
  },
  createPayerReference: async (_root, args, context) =>
    referencePayload(
      await runReference('createPayerReference', args, context, {
        body: () => newReference(args),
        send: async (body, once) => ({ entity: await context.sources.payer.createReference(body, once), result: 0 }),
      }),
    ),
  updatePayerReference: async (_root, args, context) =>
    referencePayload(
      await runReference('updatePayerReference', args, context, {
        body: () => referenceUpdate(args),
        refuse: async (wasSent) => {
          if (wasSent) return undefined;
          // for the audit trail alone: what cannot be read is no reason against the change
          context.notes.before = await context.sources.payer.referenceById(args.id).catch(() => null);
          return undefined;
        },
        send: async (body, once) => ({
          entity: await context.sources.payer.updateReference(args.id, body, once),
          result: 0,
        }),
      }),
    ),
  deletePayerReference: async (_root, args, context) =>
    deletedPayload(
      await runReference('deletePayerReference', args, context, {
        body: () => undefined,
        send: async (_body, once) => {
          await context.sources.payer.deleteReference(args.id, once);
          return { entity: null, result: 1 };
        },
      }),
    ),
  deletePayerReferencesByCollector: async (_root, args, context) =>
    deletedPayload(
      await runReference('deletePayerReferencesByCollector', args, context, {
        body: () => filtersOf(referenceSearch, { collectorId: args.collectorId }, context.now()),
        refuse: async (wasSent) => {
          if (wasSent) return undefined;
          const filters = filtersOf(referenceSearch, { collectorId: args.collectorId }, context.now());
          const { size } = await context.sources.payer.references({ filters, page: 1, limit: 1 });
          const moved = `La entidad tiene ahora ${size} referencias y antes ${args.expectedSize}. Revise la selección.`;
          return size === args.expectedSize
            ? undefined
            : refused(conflict('selection_moved', { message: moved, ...movedAdvice }));
        },
        send: async (_body, once) => ({
          entity: null,
          result: await context.sources.payer.deleteReferencesOf(args.collectorId, once),
        }),
      }),
    ),
} satisfies MutationResolvers;
