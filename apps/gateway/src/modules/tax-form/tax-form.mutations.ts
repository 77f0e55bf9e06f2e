import { dayOf, taxForm, taxReprocess, taxTransaction } from '@backoffice/validators';
import type { Changed } from '../../changes/perform.ts';
import { checked } from '../../errors/checked.ts';
import { inputError } from '../../errors/gateway-error.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import type { MutationCreateTaxFormArgs } from '../../api/schema-types.generated.ts';
import { noBody } from '../../module-kit/change/change-bodies.ts';
import { unversioned, versioned } from '../../module-kit/change/mutations.ts';
import { linkToFile } from '../../module-kit/file/file-link.ts';
import { taxFormActions } from './tax-form.actions.ts';
import type { TaxFormParent } from './tax-form.mappers.ts';
import { futurePeriod } from './tax-form.texts.ts';

const domain = {
  area: 'tax-form',
  payload: ({ entity, error }: Changed<TaxFormParent>) => ({ taxForm: entity, error }),
};

const mutation = versioned({
  ...domain,
  actions: taxFormActions,
  read: ({ taxForm: forms }, id) => forms.byId(id),
  fieldNames: { reprocess_detail: 'reason' },
});

const creation = unversioned({ ...domain, fieldNames: { period: 'period', 'file_structure.id': 'structureId' } });

interface WithTransaction {
  readonly transactionId: string;
}

interface WithReason {
  readonly reason?: string | null | undefined;
}

const requestOf = (given: { readonly structureId: string; readonly period: string }, now: Date) => {
  const { structureId, period } = checked('', taxForm, { structureId: given.structureId, period: given.period });
  if (period > dayOf(now).slice(0, 7)) throw inputError('period', futurePeriod);
  return { period, file_structure: { id: structureId } };
};

/** Mutations of tax forms, and links to their files (B99, B191, B244, B323). */
export const taxFormMutations = {
  createTaxForm: creation(
    (args: MutationCreateTaxFormArgs, { now }) => requestOf(args, now()),
    (_args, { sources }) => ({
      send: async (body, once) => ({ entity: await sources.taxForm.create(body, once) }),
    }),
  ),
  presentTaxForm: mutation('present', noBody, ({ taxForm }) => taxForm.present),
  presentTaxFormManually: mutation(
    'presentManually',
    ({ transactionId }: WithTransaction) => checked('', taxTransaction, { transactionId }),
    ({ taxForm }) => taxForm.presentManually,
  ),
  reprocessTaxForm: mutation(
    'reprocess',
    ({ reason }: WithReason) => ({
      reprocess_detail: checked('', taxReprocess, { reason: reason ?? '' }).reason || null,
    }),
    ({ taxForm }) => taxForm.reprocess,
  ),
  createTaxFormDownload: async (_root, { id }, context) => {
    const { sources, asker } = context;
    const found = await sources.taxForm.byId(id);
    const file = found && {
      ...({ type: 'TaxForm', id, service: 'tax-form' } as const),
      address: sources.taxForm.fileOf(id),
      fileName: `${(found.fileName ?? id).replace(/\.txt$/, '')}.zip`,
    };
    return linkToFile(file, found && taxFormActions.refusal('download', found, asker()), context);
  },
} satisfies MutationResolvers;
