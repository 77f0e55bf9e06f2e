import { changeArea } from '../../changes/change-keys.ts';
import { gone, type Changed } from '../../changes/perform-once.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { linkToBankFile } from '../bank-file.ts';
import { noBody } from '../change-bodies.ts';
import { createVersionedMutations } from '../domain-changes.ts';
import { batchActions } from './batch.actions.ts';
import type { BatchParent } from './batch.mappers.ts';

type BatchChanged = Changed<BatchParent, null>;

const mutation = createVersionedMutations({
  keys: changeArea<BatchChanged>('batch'),
  read: ({ batch }, id) => batch.byId(id),
  actions: batchActions,
  fieldNames: {},
  nothing: null,
  payload: ({ entity, error }: BatchChanged) => ({ batch: entity, error }),
});

/** The changes of a batch, and links to its files (B91, B187, B188, B320). */
export const batchMutations = {
  reprocessBatch: mutation('reprocessBatch', 'reprocess', noBody, ({ batch }) => batch.reprocess),
  reexportBatch: mutation('reexportBatch', 'reexport', noBody, ({ batch }) => batch.reexport),
  createBatchDownload: async (_root, { id, format }, context) => {
    const source = context.sources.batch;
    const found = await source.byId(id);
    if (!found) return { download: null, error: gone };
    return linkToBankFile(
      {
        type: 'Batch',
        id,
        service: 'batch',
        format,
        addressOf: (extension) => source.fileOf(id, extension),
        name: `lote_${found.collectorId}`,
      },
      batchActions.refusal(format === 'XML' ? 'downloadXml' : 'download', found, context.asker()),
      context,
    );
  },
} satisfies MutationResolvers;
