import { dayOf, taxForm, taxReprocess, taxTransaction } from '@backoffice/validators';
import { changeArea } from '../../changes/change-keys.ts';
import type { Changed } from '../../changes/perform-once.ts';
import { checked } from '../../errors/checked.ts';
import { InputError } from '../../errors/input-error.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { noBody } from '../change-bodies.ts';
import { createVersionedMutations } from '../domain-changes.ts';
import { createOnceRunner } from '../domain-once.ts';
import { linkToFile } from '../file-link.ts';
import { taxFormActions } from './tax-form.actions.ts';
import type { TaxFormParent } from './tax-form.mappers.ts';
import { futurePeriod } from './tax-form.texts.ts';

type TaxFormChanged = Changed<TaxFormParent, null>;

const keys = changeArea<TaxFormChanged>('tax-form');

const payload = ({ entity, error }: TaxFormChanged) => ({ taxForm: entity, error });

const mutation = createVersionedMutations({
  keys,
  read: ({ taxForm: forms }, id) => forms.byId(id),
  actions: taxFormActions,
  fieldNames: { reprocess_detail: 'reason' },
  nothing: null,
  payload,
});

const run = createOnceRunner<TaxFormParent, null>({
  keys,
  fieldNames: { period: 'period', 'file_structure.id': 'structureId' },
});

interface WithTransaction {
  readonly transactionId: string;
}

interface WithReason {
  readonly reason?: string | null | undefined;
}

const requestOf = (given: { readonly structureId: string; readonly period: string }, now: Date) => {
  const { structureId, period } = checked('', taxForm, { structureId: given.structureId, period: given.period });
  if (period > dayOf(now).slice(0, 7)) throw new InputError('period', futurePeriod);
  return { period, file_structure: { id: structureId } };
};

/** The changes of a tax form, and links to its file (B99, B191, B244, B323). */
export const taxFormMutations = {
  createTaxForm: async (_root, args, context) => {
    const { sources, now } = context;
    return payload(
      await run('createTaxForm', args, context, {
        body: () => requestOf(args, now()),
        send: async (body, once) => ({ entity: await sources.taxForm.create(body, once), result: null }),
      }),
    );
  },
  presentTaxForm: mutation('presentTaxForm', 'present', noBody, ({ taxForm }) => taxForm.present),
  presentTaxFormManually: mutation(
    'presentTaxFormManually',
    'presentManually',
    ({ transactionId }: WithTransaction) => checked('', taxTransaction, { transactionId }),
    ({ taxForm }) => taxForm.presentManually,
  ),
  reprocessTaxForm: mutation(
    'reprocessTaxForm',
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
