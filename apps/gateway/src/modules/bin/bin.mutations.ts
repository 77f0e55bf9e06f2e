import type { BinUpdate } from '@backoffice/contracts/bin';
import { binNumber, binUpdateForm } from '@backoffice/validators';
import { conflict, stale } from '../../changes/change-error.ts';
import { refused, type Changed } from '../../changes/perform.ts';
import type { GatewayContext } from '../../context.ts';
import { checked } from '../../errors/checked.ts';
import { inputError } from '../../errors/gateway-error.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import type * as api from '../../api/schema-types.generated.ts';
import type { BinParent } from './bin.mappers.ts';
import { unlessStale, unversioned } from '../../module-kit/change/mutations.ts';
import { noBins, notDeleted, oneVersionEach } from './bin.texts.ts';

/** Maximum BINs of one deletion. */
const most = 100;

const domain = {
  area: 'bins',
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
};

const bodyOf = (given: api.BinInput): BinUpdate => {
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

const mutation = unversioned({
  ...domain,
  payload: ({ entity, error }: Changed<BinParent>) => ({ bin: entity, error }),
});

/**
 * Builder of the deletions. The result is the number of deleted BINs. When the result is 0, the payload has the error
 * `bin_not_deleted` (B363).
 */
const deletion = unversioned({
  ...domain,
  payload: ({ entity, result = 0, error }: Changed<readonly BinParent[], number>) => ({
    deleted: result,
    bins: entity && [...entity],
    error: error ?? (result === 0 ? conflict('bin_not_deleted', notDeleted) : null),
  }),
});

/**
 * Creates a check that refuses a deletion when a BIN has another version than the person saw. A deletion that was sent
 * before is a retry, and is not refused.
 */
const unlessChanged =
  ({ sources }: Pick<GatewayContext, 'sources'>, ids: readonly string[], versions: readonly number[]) =>
  async (wasSent: boolean): Promise<Changed<readonly BinParent[]> | undefined> => {
    if (wasSent) return undefined;
    const seen = new Map(ids.map((id, place) => [id, versions[place]]));
    const bins = await sources.bin.byIds([...seen.keys()]);
    return bins.some(({ id, version }) => seen.get(id) !== version) ? refused(stale, bins) : undefined;
  };

/** Mutations of BINs (B335). */
export const binMutations = {
  createBin: mutation(
    ({ number, bin }: api.MutationCreateBinArgs) => ({ id: checked('number', binNumber, number), ...bodyOf(bin) }),
    (_args, { sources }) => ({
      send: async (body, once) => ({ entity: await sources.bin.create(body, once) }),
    }),
  ),
  updateBin: mutation(
    ({ id, bin }: api.MutationUpdateBinArgs) => {
      checked('id', binNumber, id);
      return bodyOf(bin);
    },
    ({ id, version }, { sources, notes }) => ({
      check: unlessStale(notes, version, () => sources.bin.byId(id)),
      send: async (body, once) => ({ entity: await sources.bin.update(id, body, once) }),
    }),
  ),
  deleteBin: deletion(
    ({ id }: api.MutationDeleteBinArgs) => checked('id', binNumber, id),
    ({ id, version }, context) => ({
      check: unlessChanged(context, [id], [version]),
      send: async (_body, once) => ({ entity: null, result: (await context.sources.bin.remove(id, once)) ? 1 : 0 }),
    }),
  ),
  deleteBins: deletion(
    (args: api.MutationDeleteBinsArgs) => {
      const ids = [...new Set(args.ids)].map((id) => checked('ids', binNumber, id));
      if (ids.length === 0 || ids.length > most) throw inputError('ids', noBins);
      if (args.versions.length !== args.ids.length) throw inputError('versions', oneVersionEach);
      return ids;
    },
    ({ ids, versions }, context) => ({
      check: unlessChanged(context, ids, versions),
      send: async (checkedIds, once) => ({
        entity: null,
        result: (await context.sources.bin.removeAll(checkedIds, once)) ? checkedIds.length : 0,
      }),
    }),
  ),
} satisfies MutationResolvers;
