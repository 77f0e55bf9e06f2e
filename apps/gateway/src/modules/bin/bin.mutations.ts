import type { BinUpdate } from '@backoffice/contracts/bin';
import { binNumber, binUpdateForm } from '@backoffice/validators';
import { changeArea } from '../../changes/change-keys.ts';
import { conflict, type Changed } from '../../changes/perform-once.ts';
import { checked } from '../../errors/checked.ts';
import { InputError } from '../../errors/input-error.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import type { Bin, BinInput } from '../../graphql/schema-types.generated.ts';
import { createOnceRunner } from '../domain-once.ts';
import { noBins, notDeleted } from './bin.texts.ts';

/** Most BINs that are deleted at once. */
const most = 100;

/** How many were deleted; null when the service did not. */
type BinChanged = Changed<Bin, number>;

const run = createOnceRunner<Bin, number>({
  keys: changeArea<BinChanged>('bins'),
  fieldNames: {
    id: 'number',
    brand: 'bin.brandId',
    type: 'bin.typeId',
    subtype: 'bin.subtypeId',
    emisor: 'bin.issuerId',
    country: 'bin.country',
    mediaPaymentId: 'bin.paymentMethodCode',
    accreditationDay: 'bin.accreditationDay',
  },
});

const bodyOf = (given: BinInput): BinUpdate => {
  const typed = checked('bin', binUpdateForm, {
    brandId: given.brandId,
    typeId: given.typeId,
    subtypeId: given.subtypeId ?? '',
    issuerId: given.issuerId ?? '',
    country: given.country ?? '',
    paymentMethodCode: String(given.paymentMethodCode),
    accreditationDay: String(given.accreditationDay),
  });
  return {
    brand: typed.brandId,
    type: typed.typeId,
    ...(typed.subtypeId === '' ? {} : { subtype: typed.subtypeId }),
    ...(typed.issuerId === '' ? {} : { emisor: typed.issuerId }),
    ...(typed.country === '' ? {} : { country: typed.country }),
    mediaPaymentId: Number(typed.paymentMethodCode),
    accreditationDay: Number(typed.accreditationDay),
  };
};

const payload = ({ entity, error }: BinChanged) => ({ bin: entity, error });

/** B363: a service that answers false has deleted nothing. */
const deletion = ({ result, error }: BinChanged) => ({
  deleted: result ?? 0,
  error: error ?? (result === 0 ? conflict('bin_not_deleted', notDeleted) : null),
});

/** The mutations of BINs (B335). */
export const binMutations = {
  createBin: async (_root, args, context) =>
    payload(
      await run('createBin', args, context, {
        body: () => ({ id: checked('number', binNumber, args.number), ...bodyOf(args.bin) }),
        send: async (body, once) => ({ entity: await context.sources.bin.create(body, once), result: 1 }),
      }),
    ),
  updateBin: async (_root, args, context) =>
    payload(
      await run('updateBin', args, context, {
        body: () => {
          checked('id', binNumber, args.id);
          return bodyOf(args.bin);
        },
        refuse: async (wasSent) => {
          if (wasSent) return undefined;
          // for the audit trail alone: what cannot be read is no reason against the change
          context.notes.before = await context.sources.bin.byId(args.id).catch(() => null);
          return undefined;
        },
        send: async (body, once) => ({ entity: await context.sources.bin.update(args.id, body, once), result: 1 }),
      }),
    ),
  deleteBin: async (_root, args, context) =>
    deletion(
      await run('deleteBin', args, context, {
        body: () => checked('id', binNumber, args.id),
        send: async (_body, once) => ({
          entity: null,
          result: (await context.sources.bin.remove(args.id, once)) ? 1 : 0,
        }),
      }),
    ),
  deleteBins: async (_root, args, context) =>
    deletion(
      await run('deleteBins', args, context, {
        body: () => {
          const ids = [...new Set(args.ids)].map((id) => checked('ids', binNumber, id));
          if (ids.length === 0 || ids.length > most) throw new InputError('ids', noBins);
          return ids;
        },
        send: async (ids, once) => ({
          entity: null,
          result: (await context.sources.bin.removeAll(ids, once)) ? ids.length : 0,
        }),
      }),
    ),
} satisfies MutationResolvers;
