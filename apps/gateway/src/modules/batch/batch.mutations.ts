import { gone } from '../../changes/change-error.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { linkToBankFile } from '../../module-kit/file/bank-file.ts';
import { noBody } from '../../module-kit/change/change-bodies.ts';
import { versioned } from '../../module-kit/change/mutations.ts';
import { batchActions } from './batch.actions.ts';

const mutation = versioned({
  area: 'batch',
  read: ({ batch }, id) => batch.byId(id),
  actions: batchActions,
  payload: ({ entity, error }) => ({ batch: entity, error }),
});

/** Mutations of batches, and links to their files (B91, B187, B188, B320). */
export const batchMutations = {
  reprocessBatch: mutation('reprocess', noBody, ({ batch }) => batch.reprocess),
  reexportBatch: mutation('reexport', noBody, ({ batch }) => batch.reexport),
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
